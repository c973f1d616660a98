//! QR codes.

use yew::{AttrValue, Html, Properties, component, html};

use crate::ui::qr;
use crate::words::table;

#[derive(Clone, PartialEq, Properties)]
pub struct QrCodeProps {
    /// The URL in the code.
    pub address: AttrValue,
}

/// The QR code of a URL; nothing if it would be too fine. It is dark on light even in dark mode, because many cameras
/// read no other.
#[component]
pub fn QrCode(QrCodeProps { address }: &QrCodeProps) -> Html {
    let Some(qr::Code { size, path }) = qr::encode(address) else { return Html::default() };
    html! {
        <svg
            class="qr"
            viewBox={format!("0 0 {size} {size}")}
            role="img"
            aria-label={table::share_code()}
            shape-rendering="crispEdges"
        >
            <path d={format!("M0 0h{size}v{size}H0z")} fill="#fff" />
            <path d={path} fill="#000" />
        </svg>
    }
}
