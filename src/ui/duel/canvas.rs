//! The bag as a hand feels it: dark except for the edges near the fingers, in one colour. The canvas covers only what
//! is around the hand and moves with it: one as large as the bag would be too slow on slow devices.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasGradient, CanvasRenderingContext2d, HtmlCanvasElement, HtmlElement, Path2d, window};

use crate::play::bag::{Edge, Live, Point, RADIUS, View};
use crate::rules::dschamal::Outline;
use crate::scene::dschamal::outlines::lines;

/// The height of the rim at the hand's end of the bag, in CSS pixels.
const RIM: f64 = 34.0;
/// Radius of the circle in which the outlines are drawn.
const OUTLINE: f64 = 11.5;
/// Maximum number of device pixels per CSS pixel: more are invisible in the dark.
const DENSEST: f64 = 2.0;
/// Maximum change of the bag's size that does not restart the duel, in CSS pixels.
const SLIGHT: f64 = 8.0;
/// SVG path of an open hand, with the tip of the forefinger at the origin.
pub const HAND: &str = "M-4.5 2a4.5 4.5 0 0 1 9 0V17c2-3 7-2 7 2 2-2 6-1 6 3V33c0 8-5 12-12 12-8 0-12-4-15-11L-17 22c-2-4 3-7 6-3L-4.5 26z";
/// Distance that the drawing of a hand reaches from its fingertip, in CSS pixels.
const HAND_REACH: f64 = 50.0;
/// Radius of the ring round the fingertip, in CSS pixels.
const RING: f64 = 22.0;
/// Colours of the light at an open hand and at a closed one.
const LIGHTS: [&str; 2] = ["rgb(242 201 135 / 20%)", "rgb(242 201 135 / 36%)"];
const NO_LIGHT: &str = "rgb(242 201 135 / 0%)";

/// The bag of a hand on the page, with everything that its frames share.
pub struct Canvas {
    bag: HtmlElement,
    /// The canvas around the hand.
    around: HtmlCanvasElement,
    /// The hand of a bot at the far rim.
    rival: Option<HtmlElement>,
    context: CanvasRenderingContext2d,
    /// Width of the bag and its height above the rim when it was shaken, in CSS pixels.
    room: (f64, f64),
    /// Device pixels per CSS pixel.
    dense: f64,
    /// The light around an open hand and around a closed one, and the darkness at its edge.
    glows: [CanvasGradient; 2],
    dark: CanvasGradient,
    /// Cache of the parsed outlines: parsing a path takes longer than drawing it.
    paths: Vec<(Outline, [Path2d; 2])>,
    hand: Path2d,
    /// The colour of the hand's player.
    colour: String,
    /// Side length of the canvas, and the position of its corner on the bag, in CSS pixels.
    span: f64,
    corner: (f64, f64),
}

/// The parameters of one frame.
#[derive(Clone, Copy)]
pub struct Frame<'a> {
    /// The duel.
    pub live: &'a Live,
    /// The index of the hand whose bag it is.
    pub hand: usize,
    /// The visible part of the bag.
    pub view: View,
    /// The current time, in milliseconds.
    pub now: f64,
    /// `true` if the hand is a finger on the screen, which is not drawn.
    pub is_finger: bool,
    /// The place of a bot’s hand at the far rim, in CSS pixels from the left, if one is in the bag.
    pub rival: Option<f64>,
}

/// Returns the width of a bag on the page and its height above the rim, in CSS pixels.
pub fn room(bag: &HtmlElement) -> (f64, f64) {
    (f64::from(bag.client_width()), f64::from(bag.client_height()) - RIM)
}

impl Canvas {
    /// Creates the canvas within a bag, of which it shows `view`. `None` if the browser cannot draw on it: then it
    /// stays dark.
    pub fn new(bag: HtmlElement, view: View) -> Option<Self> {
        let around: HtmlCanvasElement = bag.first_element_child()?.dyn_into().ok()?;
        let rival = around.next_element_sibling().and_then(|rival| rival.dyn_into().ok());
        let window = window()?;
        let dense = window.device_pixel_ratio().min(DENSEST);
        let reach = Live::PATCH * view.scale;
        let span = 2.0 * (reach.max(HAND_REACH) + 2.0).ceil();
        // Some hundred pixels.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "as above, and never negative")]
        let (length, pixels) = (span as u32, (span * dense) as u32);
        around.set_width(pixels);
        around.set_height(pixels);
        around.style().set_property("width", &format!("{length}px")).ok()?;
        let context: CanvasRenderingContext2d = around.get_context("2d").ok()??.dyn_into().ok()?;
        let round = |from: f64, near: &str, far: &str| -> Result<CanvasGradient, JsValue> {
            let light = context.create_radial_gradient(0.0, 0.0, from, 0.0, 0.0, reach)?;
            light.add_color_stop(0.0, near)?;
            light.add_color_stop(1.0, far)?;
            Ok(light)
        };
        let [open, closed] = LIGHTS.map(|light| round(0.0, light, NO_LIGHT).ok());
        let dark = round(reach * 0.5, "transparent", "#000").ok()?;
        let style = window.get_computed_style(&bag).ok()??;
        Some(Self {
            room: room(&bag),
            bag,
            around,
            rival,
            context,
            dense,
            glows: [open?, closed?],
            dark,
            paths: Vec::new(),
            hand: Path2d::new_with_path_string(HAND).ok()?,
            colour: style.get_property_value("color").ok()?,
            span,
            corner: (0.0, 0.0),
        })
    }

    /// `true` if the bag's size on the page has changed since it was shaken.
    pub fn is_changed(&self) -> bool {
        let (width, height) = room(&self.bag);
        (width - self.room.0).abs() > SLIGHT || (height - self.room.1).abs() > SLIGHT
    }

    /// Draws what the hand feels, and the hand itself unless it is a finger on the screen. A frame that fails stays
    /// dark.
    pub fn paint(&mut self, frame: Frame) {
        let _ = self.try_paint(frame);
    }

    fn try_paint(&mut self, frame: Frame) -> Result<(), JsValue> {
        let Frame { live, hand, view, now, is_finger, rival } = frame;
        self.place_rival(rival)?;
        let span = self.span;
        let (x, y) = self.pixel(view, live.hand(hand));
        self.corner = ((x - span / 2.0).floor(), (y - span / 2.0).floor());
        // Some thousand pixels at most.
        #[allow(clippy::cast_possible_truncation, reason = "as above")]
        let (right, down) = (self.corner.0 as i32, self.corner.1 as i32);
        self.around.style().set_property("transform", &format!("translate({right}px,{down}px)"))?;
        self.still()?;
        self.context.clear_rect(self.corner.0, self.corner.1, span, span);
        if live.place(hand, now).is_some() {
            self.paint_felt(frame, (x, y))?;
        }
        if let Some(rested) = live.rested(hand, now) {
            self.paint_ring((x, y), rested)?;
        }
        if is_finger { Ok(()) } else { self.paint_hand((x, y)) }
    }

    /// Moves a bot's hand along the far rim, and hides one that is not in the bag.
    fn place_rival(&self, at: Option<f64>) -> Result<(), JsValue> {
        let Some(rival) = &self.rival else { return Ok(()) };
        if let Some(at) = at {
            rival.style().set_property("transform", &format!("translate({at:.1}px)"))?;
        }
        rival.style().set_property("opacity", if at.is_some() { "1" } else { "0" })
    }

    /// Draws the ring that fills round the fingertip until the hand grips.
    fn paint_ring(&self, (x, y): (f64, f64), rested: f64) -> Result<(), JsValue> {
        let from = -std::f64::consts::FRAC_PI_2;
        self.still()?;
        self.context.begin_path();
        self.context.arc(x, y, RING, from, from + rested * std::f64::consts::TAU)?;
        self.context.set_line_width(3.0);
        self.context.set_stroke_style_str("#fff6df");
        self.context.stroke();
        Ok(())
    }

    /// Draws the edges near the hand. Nothing is felt beyond the fingers, nor beyond the rim.
    fn paint_felt(&mut self, frame: Frame, (x, y): (f64, f64)) -> Result<(), JsValue> {
        let Frame { live, hand, view, now, .. } = frame;
        let (reach, span) = (Live::PATCH * view.scale, self.span);
        self.context.save();
        self.context.begin_path();
        let (left, top) = ((x - reach).floor(), (y - reach).floor());
        let rim = self.room.1 - top;
        self.context.rect(left, top, (2.0 * reach).ceil(), rim.min((2.0 * reach).ceil()));
        self.context.clip();
        self.context.translate(x, y)?;
        self.context.set_fill_style_canvas_gradient(&self.glows[usize::from(live.is_closed(hand))]);
        self.context.fill_rect(-reach, -reach, 2.0 * reach, 2.0 * reach);
        let edges = live.edges(hand, now);
        for edge in edges.iter().filter(|edge| !edge.held) {
            self.stroke(view, edge)?;
        }
        // The felt edges fade towards the fingertips; a gripped piece does not.
        self.still()?;
        self.context.translate(x, y)?;
        self.context.set_global_composite_operation("destination-out")?;
        self.context.set_fill_style_canvas_gradient(&self.dark);
        self.context.fill_rect(-span / 2.0, -span / 2.0, span, span);
        self.context.set_global_composite_operation("source-over")?;
        for edge in edges.iter().filter(|edge| edge.held) {
            self.stroke(view, edge)?;
        }
        self.context.restore();
        self.still()
    }

    fn paint_hand(&self, (x, y): (f64, f64)) -> Result<(), JsValue> {
        self.context.translate(x, y)?;
        self.context.set_global_alpha(0.7);
        self.context.set_fill_style_str(&self.colour);
        self.context.fill_with_path_2d(&self.hand);
        self.context.set_global_alpha(1.0);
        self.context.set_line_width(2.0);
        self.context.set_stroke_style_str("#fff3d6");
        self.context.stroke_with_path(&self.hand);
        Ok(())
    }

    /// Resets the transform: coordinates are CSS pixels of the bag again.
    fn still(&self) -> Result<(), JsValue> {
        let (left, top) = self.corner;
        self.context.set_transform(self.dense, 0.0, 0.0, self.dense, -left * self.dense, -top * self.dense)
    }

    fn pixel(&self, view: View, at: Point) -> (f64, f64) {
        let (x, above) = view.pixel(at);
        (x, self.room.1 - above)
    }

    /// Draws the edges of a piece: all pieces have the same colour here. A gripped piece is thick and bright.
    fn stroke(&mut self, view: View, edge: &Edge) -> Result<(), JsValue> {
        let (x, y) = self.pixel(view, edge.at);
        let scale = RADIUS / OUTLINE * view.scale;
        self.still()?;
        self.context.translate(x, y)?;
        self.context.rotate(edge.turned)?;
        self.context.scale(if edge.mirrored { -scale } else { scale }, scale)?;
        let number = self.path(edge.outline)?;
        let [outline, relief] = &self.paths[number].1;
        let context = &self.context;
        let (colour, soft, width) =
            if edge.held { ("#fff6df", "#ffe9bb", 2.6) } else { ("#f2c987", "rgb(242 201 135 / 60%)", 1.2) };
        context.set_fill_style_str("rgb(30 19 13 / 78%)");
        context.fill_with_path_2d(outline);
        context.set_line_join("round");
        context.set_stroke_style_str(colour);
        context.set_line_width(width);
        context.stroke_with_path(outline);
        context.set_stroke_style_str(soft);
        context.set_line_width(0.8);
        context.stroke_with_path(relief);
        Ok(())
    }

    /// Returns the index of the paths of an outline, which are parsed at first use.
    fn path(&mut self, outline: Outline) -> Result<usize, JsValue> {
        if let Some(known) = self.paths.iter().position(|(drawn, _)| *drawn == outline) {
            return Ok(known);
        }
        let lines = lines(outline);
        let [way, relief] = [lines.outline, lines.relief].map(Path2d::new_with_path_string);
        self.paths.push((outline, [way?, relief?]));
        Ok(self.paths.len() - 1)
    }
}
