//! The pieces that can be put on a board.

use std::rc::Rc;

use yew::{Callback, Html, Properties, component, html};

use crate::pages::position_editor::{Edit, EditorState};
use crate::scene::{Draft, Tool, ToolGroup};
use crate::ui::boards::EditorUi;
use crate::ui::components::{Choice, Choices};
use crate::ui::hooks::use_event_callback;

#[derive(Clone, PartialEq, Properties)]
pub struct PaletteProps<G: EditorUi> {
    /// The state of the editor.
    pub state: Rc<EditorState<G>>,
    /// Receives the changes.
    pub on_edit: Callback<Edit>,
}

/// The groups of tools, with one selected tool each.
#[component]
pub fn Palette<G: EditorUi>(PaletteProps { state, on_edit }: &PaletteProps<G>) -> Html {
    let on_take = use_event_callback(on_edit.clone(), |(tool_group, tool), on_edit| {
        on_edit.emit(Edit::SelectTool(tool_group, tool));
    });
    let tool = |tool_group: &ToolGroup<<G::Draft as Draft>::Piece>, number: usize, tool: &Tool<_>| {
        let id = tool_group.id;
        let class = if tool.on_board { "tool laid" } else { "tool" };
        html! {
            <Choice
                key={number}
                group={tool_group.id}
                {class}
                chosen={number == tool_group.chosen}
                on_choose={on_take.reform(move |_| (id, number))}
            >
                if let Some(piece) = &tool.piece {
                    <span class="piece">{ G::piece(piece) }<span class="unseen">{ &tool.name }</span></span>
                } else {
                    { &tool.name }
                }
            </Choice>
        }
    };
    let tool_group = |tool_group: &ToolGroup<<G::Draft as Draft>::Piece>| {
        let tools = tool_group.tools.iter().enumerate().map(|(number, of_group)| tool(tool_group, number, of_group));
        html! { <Choices key={tool_group.id} name={tool_group.label}>{ for tools }</Choices> }
    };
    html! { <div class="palette">{ for state.draft.palette().iter().map(tool_group) }</div> }
}
