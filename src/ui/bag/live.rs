//! placeholder
use yew::Html;
use super::Two;
use crate::rules::dschamal::Dschamal;
use crate::ui::boards::contest::{Answer, Msg, Table};
use crate::ui::page::Link;
pub struct Duel;
impl Duel {
    pub fn new(_at: &Table<Dschamal>, _two: Two, _link: &Link) -> Self { Self }
    pub fn update(&mut self, _link: &Link, _msg: Msg) -> Answer<Dschamal> { Answer::Leave }
    pub fn view(&self, _link: &Link) -> Html { Html::default() }
    pub fn rendered(&self) {}
}
