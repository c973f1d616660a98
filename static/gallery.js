// In development builds, `#/gallery` leads to the gallery of all games. `scripts/finish` adds this script to their page.
const openGallery = () => location.hash === "#/gallery" && location.replace("gallery.html");
addEventListener("hashchange", openGallery);
openGallery();
