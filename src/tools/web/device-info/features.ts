import type { FieldRow } from '@/kit/output';
import { row, UNKNOWN, type View, yes } from './section';

/** A feature and where a browser that has it keeps it. */
const FEATURES: readonly (readonly [
  label: string,
  place: 'window' | 'navigator' | 'css',
  name: string,
  note: string,
])[] = [
  ['WebAssembly', 'window', 'WebAssembly', 'Runs code of other languages nearly as fast as an app.'],
  ['Service workers', 'navigator', 'serviceWorker', 'Lets sites work without a network.'],
  ['Shared memory', 'window', 'SharedArrayBuffer', 'Several threads on the same data; only for isolated sites.'],
  ['Off-screen canvas', 'window', 'OffscreenCanvas', 'Draws in the background.'],
  ['Video calls (WebRTC)', 'window', 'RTCPeerConnection', 'Sound, picture and data straight to others.'],
  ['WebTransport', 'window', 'WebTransport', 'Fast messages to a server, also unordered.'],
  ['WebCodecs', 'window', 'VideoDecoder', 'Reads and writes single video frames.'],
  ['Passkeys', 'window', 'PublicKeyCredential', 'Signing in without a password.'],
  ['Payments', 'window', 'PaymentRequest', 'Paying with what the browser has saved.'],
  ['Speech to text', 'window', 'SpeechRecognition', 'Writes down what you say; often on a server.'],
  ['Text to speech', 'window', 'speechSynthesis', 'Reads texts aloud.'],
  ['Share menu', 'navigator', 'share', 'Hands a page to your apps.'],
  ['File system access', 'window', 'showOpenFilePicker', 'Opens and saves your files in place.'],
  ['Bluetooth', 'navigator', 'bluetooth', 'Talks to devices nearby that you choose.'],
  ['USB', 'navigator', 'usb', 'Talks to plugged-in devices that you choose.'],
  ['Serial ports', 'navigator', 'serial', 'Talks to boards such as Arduino.'],
  ['HID devices', 'navigator', 'hid', 'Unusual keyboards, pads and panels.'],
  ['NFC', 'window', 'NDEFReader', 'Reads and writes tags that you touch.'],
  ['MIDI', 'navigator', 'requestMIDIAccess', 'Plays and reads musical instruments.'],
  ['Vibration', 'navigator', 'vibrate', 'Shakes a phone.'],
  ['Virtual reality', 'navigator', 'xr', 'Headsets, and objects in your room.'],
  ['Eyedropper', 'window', 'EyeDropper', 'Picks a color from anywhere on the screen.'],
  ['Barcode reader', 'window', 'BarcodeDetector', 'Finds codes in pictures without extra code.'],
  ['Idle detection', 'window', 'IdleDetector', 'Knows when you’re away, if you allow it.'],
  ['Local fonts', 'window', 'queryLocalFonts', 'Uses fonts you installed, if you allow it.'],
  ['Temporal dates', 'window', 'Temporal', 'Dates and zones without the old mistakes.'],
  ['CSS nesting', 'css', 'selector(&)', 'Rules inside rules.'],
  ['CSS :has()', 'css', 'selector(:has(a))', 'Styles an element by what is in it.'],
  ['Container queries', 'css', '(container-type: inline-size)', 'Styles by the room a part has.'],
  ['Anchor positioning', 'css', '(anchor-name: --a)', 'Menus that stay at their button.'],
  ['View transitions', 'css', '(view-transition-name: a)', 'Smooth changes between pages.'],
];

export function readFeatures(view: View): FieldRow[] {
  const has = (place: string, name: string) =>
    place === 'css'
      ? Boolean((view as unknown as { CSS?: { supports(condition: string): boolean } }).CSS?.supports(name))
      : place === 'navigator'
        ? name in view.navigator
        : name in view || (name === 'SpeechRecognition' && 'webkitSpeechRecognition' in view);
  return [
    ...FEATURES.map(([label, place, name, note]) => row(label, yes(has(place, name)), note)),
    row(
      'PDF viewer',
      view.navigator.pdfViewerEnabled === undefined ? UNKNOWN : yes(view.navigator.pdfViewerEnabled),
      'Shows PDF files in a tab.',
    ),
  ];
}
