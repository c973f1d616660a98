# words
