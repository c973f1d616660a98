// Reads a QR code by the camera of the device, with the program in `src/scan/`.

/**
 * Returns the text of a QR code in a picture, which is the brightness of its pixels by rows.
 * @typedef {(width: number, height: number, luma: Uint8Array) => string | undefined} Read
 */

/** The program, once it is open and until it crashes. @type {Read | undefined} */
let read;
/** Called by the program when it is ready. @param {Read} opened */
export const opened = (opened) => (read = opened);

/** The number of attempts to open the program. */
let attempts = 0;

/** Opens the program. */
const open = async () => {
  const { href } = new URL("scanner", import.meta.url);
  // Browsers remember a module by its URL, even if it could not be loaded, so another attempt has another URL.
  const { default: start } = await import(attempts++ ? `${href}.js?${attempts}` : `${href}.js`);
  await start({ module_or_path: `${href}_bg.wasm` });
};

/** Why there is no camera, by the name of the browser's error. @type {Record<string, string>} */
const REASONS = { NotFoundError: "no-camera", NotAllowedError: "refused", SecurityError: "refused" };

/** The camera that the browser takes for the rear one, once it has been on. @type {string | undefined} */
let preferred;

/** Returns the cameras that do not face the user, the preferred one first. Their browser names them once one has been on. */
const rearCameras = async () => {
  const devices = await navigator.mediaDevices.enumerateDevices();
  /** @param {MediaDeviceInfo} device */
  const facesUser = (device) => /** @type {Partial<InputDeviceInfo>} */ (device).getCapabilities?.().facingMode?.includes("user");
  const cameras = devices.filter((device) => device.kind === "videoinput" && !facesUser(device)).map(({ deviceId }) => deviceId);
  return [...cameras.filter((id) => id === preferred), ...cameras.filter((id) => id !== preferred)];
};

/** Returns how many cameras there are to choose from. */
export const countCameras = async () => (preferred === undefined ? 1 : (await rearCameras()).length);

/** Turns on the rear camera with this number, or the only one. @param {number} number */
const turnOn = async (number) => {
  // Missing in old browsers, and on pages without HTTPS.
  if (!navigator.mediaDevices?.getUserMedia) throw "no-camera";
  const deviceId = number > 0 ? (await rearCameras())[number] : undefined;
  const wish = deviceId === undefined ? { facingMode: "environment" } : { deviceId: { exact: deviceId } };
  const asked = navigator.mediaDevices.getUserMedia({ video: wish });
  const camera = await asked.catch(({ name }) => { throw REASONS[name] ?? "failed"; });
  if (number === 0) preferred = camera.getVideoTracks()[0]?.getSettings().deviceId;
  return camera;
};

/** The longest side of a picture that is read, in pixels; the program refuses longer ones. */
const LONGEST = 640;

const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

/** Returns the text of a QR code that a video shows. @param {HTMLVideoElement} video */
const look = (video) => {
  const scale = Math.min(1, LONGEST / Math.max(video.videoWidth, video.videoHeight));
  const width = Math.round(video.videoWidth * scale);
  const height = Math.round(video.videoHeight * scale);
  // Until the first picture both are 0.
  if (!context || !width || !height) return undefined;
  Object.assign(context.canvas, { width, height });
  context.drawImage(video, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const luma = new Uint8Array(width * height);
  // Green is most of the brightness.
  luma.forEach((_, at) => (luma[at] = data[4 * at + 1] ?? 0));
  try {
    return read?.(width, height, luma);
  } catch {
    // There are pictures that crash the program (`src/scan/mod.rs`). It is opened again for the next one.
    read = undefined;
  }
};

/** The time between two looks, in milliseconds. */
const PAUSE = 125;

/**
 * Shows the camera in a video until it sees a QR code with a text that `accepts` takes, and returns that text. Fails with the reason
 * of `signal` if that is aborted, otherwise with "no-camera", "refused" or "failed". The camera is off while the page is hidden.
 * @param {HTMLVideoElement} video @param {(text: string) => boolean} accepts @param {AbortSignal} signal
 * @param {number} [number] of the camera, below `countCameras`
 */
export const scan = async (video, accepts, signal, number = 0) => {
  /** @type {MediaStream | undefined} */
  let camera;
  const turnOff = () => {
    for (const track of camera?.getTracks() ?? []) track.stop();
    // Another scan may show its camera there by now.
    if (video.srcObject === camera) video.srcObject = null;
    camera = undefined;
  };
  // Some phones have only one camera on at a time.
  signal.addEventListener("abort", turnOff);
  Object.assign(video, { muted: true, playsInline: true });
  try {
    for (;;) {
      if (!read) await open();
      signal.throwIfAborted();
      if (document.hidden) turnOff();
      else {
        if (!camera) {
          const found = await turnOn(number);
          camera = found;
          signal.throwIfAborted();
          video.srcObject = found;
          await video.play();
        }
        const text = look(video);
        if (text !== undefined && accepts(text)) return text;
        if (!camera.active) throw "failed";
      }
      await new Promise((next) => setTimeout(next, PAUSE));
    }
  } catch (error) {
    throw signal.aborted ? signal.reason : typeof error === "string" ? error : "failed";
  } finally {
    signal.removeEventListener("abort", turnOff);
    turnOff();
  }
};
