/** Reader of a QR code before the camera, in browsers that find codes in a picture. */

/** A part of the Barcode Detection API, which TypeScript's library does not declare. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type DetectorClass = new (options: { formats: string[] }) => Detector;

const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };

/** True if the browser finds codes and can ask for a camera. */
export const canScan = BarcodeDetector !== undefined && navigator.mediaDevices !== undefined;

/** The text of the first code before the camera, which the video shows; null once the video is taken out of the page. Rejects if
 *  there is no camera, or none that the page may use. */
export async function readCode(video: HTMLVideoElement): Promise<string | null> {
  if (BarcodeDetector === undefined) return null;
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment" },
  });
  try {
    video.srcObject = stream;
    while (video.isConnected) {
      const hasPicture = video.readyState >= video.HAVE_CURRENT_DATA;
      const [code] = hasPicture ? await detector.detect(video) : [];
      if (code !== undefined) return code.rawValue;
      await new Promise(requestAnimationFrame);
    }
    return null;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
