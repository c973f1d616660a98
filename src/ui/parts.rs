//! Parts that pages are made of. Markup is what weighs most in the download, so what occurs often is built here once.

use yew::virtual_dom::{AttributeOrProperty, Attributes, VTag, VText};
use yew::{Callback, Html, MouseEvent, html};

use super::page::{Link, Msg};
use crate::words::house;

/// The names of an element's attributes.
type Names = &'static [&'static str];

/// An element without listeners. It has the attributes of these names and values, but for those whose value is empty.
pub fn tag(name: &'static str, names: Names, values: &[&str], inner: Vec<Html>) -> Html {
    build(name, names, values, inner).into()
}

/// A [`tag`] with a key among its siblings, so that it stays the same element where others come and go.
pub fn keyed(key: usize, name: &'static str, names: Names, values: &[&str], inner: Vec<Html>) -> Html {
    let mut built = build(name, names, values, inner);
    built.key = Some(key.into());
    built.into()
}

fn build(name: &'static str, names: Names, values: &[&str], inner: Vec<Html>) -> VTag {
    let value = |value: &&str| (!value.is_empty()).then(|| AttributeOrProperty::Attribute(value.to_string().into()));
    let mut built = VTag::new(name);
    built.set_attributes(Attributes::Dynamic { keys: names, values: values.iter().map(value).collect() });
    built.add_children(inner);
    built
}

/// An element with a class and nothing else about it.
pub fn element(name: &'static str, class: &str, inner: Vec<Html>) -> Html {
    tag(name, &["class"], &[class], inner)
}

/// An element that holds nothing but words.
pub fn text(tag: &'static str, class: &str, words: &str) -> Html {
    element(tag, class, vec![self::words(words)])
}

/// Words, as they stand on the page.
pub fn words(words: &str) -> Html {
    VText::new(words.to_owned()).into()
}

/// A press of a button or a choice, which sends `msg`.
pub fn press(link: &Link, msg: Msg) -> Callback<MouseEvent> {
    link.callback(move |_| msg.clone())
}

/// A link that looks as its class says. `name` is what it is called where its words do not say it.
pub fn link_to(class: &'static str, href: &str, words: &'static str, name: Option<&'static str>) -> Html {
    let href = href.to_owned();
    html! { <a {class} {href} aria-label={name}>{ words }</a> }
}

/// A link that saves a text as a file of this name.
pub fn text_file(name: &str, text: &str) -> Html {
    let href = format!("data:text/plain;charset=utf-8,{}", String::from(js_sys::encode_uri_component(text)));
    let download = name.to_owned();
    html! { <a class="button" {href} {download}>{ house::save_file() }</a> }
}

/// A button that looks as its class says. `name` is what it is called where its words do not say it.
pub fn button(
    class: &'static str,
    words: &'static str,
    name: Option<&'static str>,
    press: Callback<MouseEvent>,
) -> Html {
    html! { <button {class} aria-label={name} onclick={press}>{ words }</button> }
}

/// The bar on top of a page: the way back, its title, and what else there is.
pub fn bar(back: &str, title: &'static str, mut more: Vec<Html>) -> Html {
    let mut parts = vec![link_to("icon", back, "‹", Some(house::back())), text("h1", "", title)];
    parts.append(&mut more);
    element("header", "bar", parts)
}

/// One of several choices of which one is chosen.
pub struct Choice {
    /// What the choices of one group have in common.
    pub group: String,
    /// What it looks like.
    pub class: &'static str,
    /// What it is called, where what it shows does not say it.
    pub name: Option<&'static str>,
    /// Whether it is the one.
    pub chosen: bool,
}

/// Renders a choice.
pub fn choice(choice: Choice, choose: Callback<MouseEvent>, shows: Html) -> Html {
    let Choice { group, class, name, chosen } = choice;
    let class = if chosen { format!("{class} picked") } else { class.to_owned() };
    html! {
        <label {class} title={name}>
            <input type="radio" name={group} aria-label={name} checked={chosen} onclick={choose} />
            { shows }
        </label>
    }
}

/// A group of choices under its name.
pub fn choices(name: &'static str, mut choices: Vec<Html>) -> Html {
    choices.insert(0, text("legend", "", name));
    element("fieldset", "choices", choices)
}
