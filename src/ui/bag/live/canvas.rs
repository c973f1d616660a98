//! The bag as a hand feels it: dark, but for the edges near the fingers, in one colour.

use std::f64::consts::TAU;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, Path2d, window};
use yew::PointerEvent;

use crate::scene::dschamal::bag::{Edge, Live, Point, RADIUS, Size};
use crate::ui::bag::parts;
use crate::ui::boards::outlines::lines;

/// The height of the rim at the hand's end of the canvas, in pixels.
const RIM: f64 = 34.0;
/// The outlines are drawn within a circle of this radius.
const OUTLINE: f64 = 11.5;

/// How the bag lies on the canvas.
struct Lay {
    size: Size,
    /// Pixels to a unit of the bag.
    scale: f64,
    width: f64,
    height: f64,
}

impl Lay {
    fn of(canvas: &HtmlCanvasElement, size: Size) -> Self {
        let (width, height) = pixels(canvas);
        let scale = (width / size.width).min((height - RIM) / size.depth).max(0.01);
        Self { size, scale, width, height }
    }

    fn left(&self) -> f64 {
        (self.width - self.size.width * self.scale) / 2.0
    }

    fn pixel(&self, at: Point) -> (f64, f64) {
        (self.left() + at.x * self.scale, self.height - RIM - at.y * self.scale)
    }
}

fn pixels(canvas: &HtmlCanvasElement) -> (f64, f64) {
    (f64::from(canvas.client_width()), f64::from(canvas.client_height()))
}

/// The form of the bag for which there is room on the canvas of a hand.
pub fn size(hand: usize) -> Size {
    let (width, height) = parts::canvas(hand).map_or((1.0, 1.0), |canvas| pixels(&canvas));
    Size::of((height - RIM).max(1.0) / width.max(1.0))
}

/// Where in the bag an event happened, as the hand of this canvas sees it.
pub fn point(hand: usize, event: &PointerEvent, size: Size) -> Option<Point> {
    let lay = Lay::of(&parts::canvas(hand)?, size);
    let x = (f64::from(event.offset_x()) - lay.left()) / lay.scale;
    let y = (lay.height - RIM - f64::from(event.offset_y())) / lay.scale;
    Some(size.reach(Point { x, y }))
}

/// Draws what the hand feels now.
pub fn draw(live: &Live, hand: usize, now: f64) {
    // A canvas that cannot be drawn on stays dark.
    let _ = parts::canvas(hand).and_then(|canvas| draw_on(&canvas, live, hand, now).ok());
}

fn draw_on(canvas: &HtmlCanvasElement, live: &Live, hand: usize, now: f64) -> Result<(), JsValue> {
    let lay = Lay::of(canvas, live.size());
    let dense = window().map_or(1.0, |window| window.device_pixel_ratio());
    // Some thousand pixels at the most.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "as above, and never negative")]
    let [width, height] = [lay.width, lay.height].map(|length| (length * dense) as u32);
    if (canvas.width(), canvas.height()) != (width, height) {
        canvas.set_width(width);
        canvas.set_height(height);
    }
    let Some(context) = canvas.get_context("2d")?.and_then(|context| context.dyn_into().ok()) else { return Ok(()) };
    let context: CanvasRenderingContext2d = context;
    context.set_transform(dense, 0.0, 0.0, dense, 0.0, 0.0)?;
    context.clear_rect(0.0, 0.0, lay.width, lay.height);
    let Some(at) = live.place(hand, now) else { return Ok(()) };
    let (x, y) = lay.pixel(at);
    let reach = Live::PATCH * lay.scale;
    context.save();
    context.begin_path();
    context.rect(0.0, 0.0, lay.width, lay.height - RIM);
    context.clip();
    let glow = context.create_radial_gradient(x, y, 0.0, x, y, reach)?;
    let strength = if live.is_closed(hand) { "rgb(242 201 135 / 34%)" } else { "rgb(242 201 135 / 20%)" };
    glow.add_color_stop(0.0, strength)?;
    glow.add_color_stop(1.0, "rgb(242 201 135 / 0%)")?;
    context.set_fill_style_canvas_gradient(&glow);
    context.begin_path();
    context.arc(x, y, reach, 0.0, TAU)?;
    context.fill();
    for edge in live.edges(hand, now) {
        stroke(&context, &lay, &edge)?;
    }
    // What is felt fades towards the end of the fingers, and there is nothing beyond.
    let dark = context.create_radial_gradient(x, y, reach * 0.5, x, y, reach)?;
    dark.add_color_stop(0.0, "transparent")?;
    dark.add_color_stop(1.0, "#000")?;
    context.set_global_composite_operation("destination-out")?;
    context.set_fill_style_canvas_gradient(&dark);
    context.fill_rect(0.0, 0.0, lay.width, lay.height);
    context.restore();
    Ok(())
}

/// The edges of a piece: all pieces have the same colour here.
fn stroke(context: &CanvasRenderingContext2d, lay: &Lay, edge: &Edge) -> Result<(), JsValue> {
    let lines = lines(edge.outline);
    let (x, y) = lay.pixel(edge.at);
    let scale = RADIUS / OUTLINE * lay.scale;
    context.save();
    context.translate(x, y)?;
    context.rotate(edge.turned)?;
    context.scale(if edge.mirrored { -scale } else { scale }, scale)?;
    let outline = Path2d::new_with_path_string(lines.outline)?;
    context.set_fill_style_str("rgb(30 19 13 / 78%)");
    context.fill_with_path_2d(&outline);
    context.set_stroke_style_str("#f2c987");
    context.set_line_join("round");
    context.set_line_width(1.3);
    context.stroke_with_path(&outline);
    context.set_line_width(0.8);
    context.set_stroke_style_str("rgb(242 201 135 / 60%)");
    context.stroke_with_path(&Path2d::new_with_path_string(lines.relief)?);
    context.restore();
    Ok(())
}
