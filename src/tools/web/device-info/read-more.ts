import type { FieldRow } from '@/kit/output';

export interface Section {
  title: string;
  rows: readonly FieldRow[];
}

const UNSAID = 'Not reported';
const UNKNOWN = 'Not in this browser';

const row = (label: string, value: string | undefined, note?: string): FieldRow => ({
  label,
  value: value === undefined || value === '' ? UNSAID : value,
  ...(note && { note }),
});
const yes = (is: unknown): string => (is ? 'Yes' : 'No');

/** What a browser refuses is said to be refused. */
async function asked<Value>(ask: () => Promise<Value> | undefined): Promise<Value | string> {
  try {
    const answer = ask();
    return answer === undefined ? UNKNOWN : await answer;
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'Refused' : UNKNOWN;
  }
}
const isSaid = <Value>(answer: Value | string): answer is string => typeof answer === 'string';

/** What TypeScript does not know yet, and browsers may lack. */
interface More extends Omit<Navigator, 'gpu' | 'pdfViewerEnabled'> {
  getBattery?(): Promise<{ level: number; charging: boolean; chargingTime: number; dischargingTime: number }>;
  connection?: { effectiveType?: string; downlink?: number; rtt?: number; saveData?: boolean; type?: string };
  userAgentData?: {
    mobile?: boolean;
    platform?: string;
    brands?: readonly { brand: string; version: string }[];
    getHighEntropyValues?(hints: readonly string[]): Promise<Record<string, unknown>>;
  };
  gpu?: object;
  globalPrivacyControl?: boolean;
  pdfViewerEnabled?: boolean;
}

export interface View extends Omit<Window, 'navigator'> {
  readonly navigator: More;
}

const bytes = (count: number | undefined): string => {
  if (count === undefined) return UNSAID;
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(count, 1)) / 3));
  return `${Math.round(count / 1000 ** power)} ${units[power]}`;
};

function readGraphics(view: View): FieldRow[] {
  const canvas = view.document.createElement('canvas');
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  if (!gl) return [row('WebGL', 'Refused', 'No 3D drawing: switched off, or no driver for the graphics card.')];
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const text = (name: number) => String(gl.getParameter(name) ?? '');
  const size = (name: number) => `${gl.getParameter(name)} px`;
  const rows = [
    row(
      'GPU',
      text(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER),
      'The graphics card, as the driver calls it; some browsers give a general name.',
    ),
    row('GPU vendor', text(names ? names.UNMASKED_VENDOR_WEBGL : gl.VENDOR), 'Who made it.'),
    row('WebGL', 'drawBuffers' in gl ? 'WebGL 2' : 'WebGL 1', 'What pages can draw 3D with.'),
    row('Largest texture', size(gl.MAX_TEXTURE_SIZE), 'The longest side of an image in 3D.'),
  ];
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return rows;
}

/** The adapter is not asked for: where there is none, browsers complain of it. */
const readWebGpu = ({ navigator }: View): FieldRow =>
  row('WebGPU', navigator.gpu ? 'Yes' : UNKNOWN, 'The successor of WebGL, also for computing.');

const NEAR = [24, 25, 30, 48, 50, 60, 72, 75, 90, 100, 120, 144, 165, 180, 200, 240, 280, 300, 360, 480, 500];

/** From the times of frames: the median, and the usual rate that is within two percent of it. */
export function refreshRate(times: readonly number[]): string | undefined {
  const gaps = times.slice(1).map((time, at) => time - times[at]!);
  if (gaps.length < 5) return undefined;
  const median = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  if (!(median > 0)) return undefined;
  const rate = 1000 / median;
  const usual = NEAR.find((one) => Math.abs(rate - one) / one < 0.02);
  return `${usual ?? Math.round(rate)} Hz`;
}

const FRAMES = 40;
const PATIENCE_MS = 1500;

/** A page that is not seen gets no frames. */
const measureFrames = (view: View): Promise<number[]> =>
  new Promise((resolve) => {
    const times: number[] = [];
    const give = () => resolve(times);
    const timer = setTimeout(give, PATIENCE_MS);
    const step = (time: number) => {
      times.push(time);
      if (times.length < FRAMES) view.requestAnimationFrame(step);
      else {
        clearTimeout(timer);
        give();
      }
    };
    view.requestAnimationFrame(step);
  });

const pick = (view: View, feature: string, values: readonly string[]): string | undefined =>
  values.find((value) => view.matchMedia(`(${feature}: ${value})`).matches);

async function readDisplay(view: View): Promise<FieldRow[]> {
  const gamut = pick(view, 'color-gamut', ['rec2020', 'p3', 'srgb']);
  return [
    row(
      'Refresh rate',
      refreshRate(await measureFrames(view)),
      'Measured by how often this page is drawn; saving power lowers it.',
    ),
    row(
      'HDR',
      yes(view.matchMedia('(dynamic-range: high)').matches),
      'Whether the screen shows brighter whites than usual.',
    ),
    row(
      'Color gamut',
      { rec2020: 'Rec. 2020', p3: 'Display P3', srgb: 'sRGB' }[gamut ?? ''],
      'The most vivid colors it shows.',
    ),
    row(
      'More screens',
      'isExtended' in view.screen ? yes((view.screen as { isExtended?: boolean }).isExtended) : UNKNOWN,
      'Whether another screen is connected.',
    ),
  ];
}

async function readStorage({ navigator, document }: View): Promise<FieldRow[]> {
  const estimate = await asked(() => navigator.storage?.estimate?.());
  const persisted = await asked(() => navigator.storage?.persisted?.());
  return [
    row(
      'Room for this site',
      isSaid(estimate) ? estimate : bytes(estimate.quota),
      'What this site may store; browsers round it.',
    ),
    row(
      'Used by this site',
      isSaid(estimate) ? estimate : bytes(estimate.usage),
      'Files kept for use without a network, and your settings.',
    ),
    row(
      'Kept for good',
      isSaid(persisted) ? persisted : yes(persisted),
      'Whether the browser may delete it when the disk is full.',
    ),
    row('Cookies', yes(navigator.cookieEnabled && document !== undefined), 'Whether sites may set cookies.'),
  ];
}

const duration = (seconds: number): string | undefined =>
  Number.isFinite(seconds) && seconds > 0
    ? `${Math.floor(seconds / 3600)} h ${Math.round((seconds % 3600) / 60)} min`
    : undefined;

async function readPower({ navigator }: View): Promise<FieldRow[]> {
  const battery = await asked(() => navigator.getBattery?.());
  if (isSaid(battery)) return [row('Battery', battery, 'Firefox and Safari tell no site about it.')];
  const left = duration(battery.charging ? battery.chargingTime : battery.dischargingTime);
  return [
    row('Battery', `${Math.round(battery.level * 100)} %`, 'A computer without a battery says 100 %.'),
    row(
      'Charging',
      yes(battery.charging),
      left ? `${battery.charging ? 'Full' : 'Empty'} in about ${left}.` : 'Whether it’s plugged in.',
    ),
  ];
}

function readConnection({ navigator }: View): FieldRow[] {
  const { connection } = navigator;
  if (!connection) return [row('Connection', UNKNOWN, 'Only Chromium tells sites how fast it is.')];
  const { effectiveType, downlink, rtt, saveData, type } = connection;
  return [
    row(
      'Connection',
      type ?? effectiveType,
      'How fast it seems, named after mobile networks: 4g is the fastest there is.',
    ),
    row(
      'Downlink',
      downlink === undefined ? undefined : `${downlink} Mbit/s`,
      'Estimated, and capped at 10 by most browsers.',
    ),
    row('Round trip', rtt === undefined ? undefined : `${rtt} ms`, 'How long an answer takes, rounded to 25 ms.'),
    row('Data saver', yes(saveData), 'Whether you ask sites for less data.'),
  ];
}

const CODECS = {
  'H.264': 'video/mp4; codecs="avc1.640028"',
  'H.265 (HEVC)': 'video/mp4; codecs="hvc1.1.6.L93.B0"',
  VP9: 'video/webm; codecs="vp09.00.10.08"',
  AV1: 'video/mp4; codecs="av01.0.05M.08"',
  AAC: 'audio/mp4; codecs="mp4a.40.2"',
  MP3: 'audio/mpeg',
  Opus: 'audio/ogg; codecs="opus"',
  FLAC: 'audio/flac',
} as const;

function readCodecs({ document }: View): FieldRow[] {
  const video = document.createElement('video');
  const says: Readonly<Record<string, string>> = { probably: 'Plays', maybe: 'May play', '': 'Doesn’t play' };
  return Object.entries(CODECS).map(([name, type]) => row(name, says[video.canPlayType(type)] ?? UNSAID));
}

const SENSORS: Readonly<Record<string, readonly [name: string, note: string]>> = {
  Accelerometer: ['Accelerometer', 'How the device is moved.'],
  Gyroscope: ['Gyroscope', 'How it is turned.'],
  Magnetometer: ['Magnetometer', 'Where north is.'],
  AmbientLightSensor: ['Light sensor', 'How bright the room is.'],
  DeviceMotionEvent: ['Motion events', 'The older way to read movement.'],
  DeviceOrientationEvent: ['Orientation events', 'The older way to read how it’s held.'],
};

async function readDevices(view: View): Promise<FieldRow[]> {
  const { navigator } = view;
  const found = await asked(() => navigator.mediaDevices?.enumerateDevices?.());
  const count = (kind: string) => (isSaid(found) ? found : String(found.filter((one) => one.kind === kind).length));
  const pads = (() => {
    try {
      return navigator.getGamepads?.().filter((pad) => pad !== null) ?? [];
    } catch {
      return undefined;
    }
  })();
  return [
    row('Cameras', count('videoinput'), 'Their names stay hidden until you allow one.'),
    row('Microphones', count('audioinput')),
    row('Speakers', count('audiooutput'), 'Firefox and Safari may leave them out.'),
    row(
      'Gamepads',
      pads === undefined ? 'Refused' : pads.length === 0 ? 'None' : pads.map((pad) => pad!.id).join(', '),
      'Press a button on one and it shows up.',
    ),
    ...Object.entries(SENSORS).map(([global, [name, note]]) =>
      row(name, global in view ? 'Can be asked' : UNKNOWN, note),
    ),
  ];
}

const PERMISSIONS = {
  geolocation: 'Location',
  notifications: 'Notifications',
  camera: 'Camera',
  microphone: 'Microphone',
  'clipboard-read': 'Reading the clipboard',
  'persistent-storage': 'Lasting storage',
  midi: 'MIDI devices',
  'screen-wake-lock': 'Keeping the screen on',
} as const;
const STATES: Readonly<Record<string, string>> = { granted: 'Allowed', prompt: 'Asks first', denied: 'Refused' };

const readPermissions = async ({ navigator }: View): Promise<FieldRow[]> =>
  Promise.all(
    Object.entries(PERMISSIONS).map(async ([name, label]) => {
      const state = await asked(() => navigator.permissions?.query({ name: name as PermissionName }));
      return row(label, isSaid(state) ? state : (STATES[state.state] ?? state.state));
    }),
  );

const PREFERENCES: readonly (readonly [feature: string, label: string, values: readonly string[], note: string])[] = [
  ['prefers-color-scheme', 'Color scheme', ['dark', 'light'], 'What sites with a dark and a light design take.'],
  [
    'prefers-contrast',
    'Contrast',
    ['more', 'less', 'custom', 'no-preference'],
    'Whether you ask for stronger contrast.',
  ],
  ['prefers-reduced-motion', 'Animations', ['reduce', 'no-preference'], 'Whether you ask for less motion.'],
  ['prefers-reduced-transparency', 'Transparency', ['reduce', 'no-preference'], 'Whether you ask for solid surfaces.'],
  ['prefers-reduced-data', 'Data', ['reduce', 'no-preference'], 'Whether you ask for smaller pages.'],
  ['forced-colors', 'Forced colors', ['active', 'none'], 'Whether your system sets all colors.'],
  ['inverted-colors', 'Inverted colors', ['inverted', 'none'], 'Whether your system turns colors round.'],
  ['hover', 'Hover', ['hover', 'none'], 'Whether you can point without pressing.'],
  ['any-pointer', 'Any pointer', ['fine', 'coarse', 'none'], 'The most exact pointer there is.'],
  [
    'display-mode',
    'Shown as',
    ['fullscreen', 'standalone', 'minimal-ui', 'browser'],
    'In a browser tab, or as an installed app.',
  ],
];

const readPreferences = (view: View): FieldRow[] => [
  ...PREFERENCES.map(([feature, label, values, note]) =>
    row(label, pick(view, feature, values)?.replace('no-preference', 'no preference') ?? UNKNOWN, note),
  ),
  row(
    'Privacy signal',
    view.navigator.globalPrivacyControl === undefined ? UNKNOWN : yes(view.navigator.globalPrivacyControl),
    'Global Privacy Control: asks sites not to sell your data.',
  ),
];

interface Region extends Intl.Locale {
  getWeekInfo?(): { firstDay: number };
  weekInfo?: { firstDay: number };
}
const DAYS = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function readRegion(): FieldRow[] {
  const { locale, calendar, numberingSystem, timeZone, hourCycle } = new Intl.DateTimeFormat(undefined, {
    hour: 'numeric',
  }).resolvedOptions();
  const region: Region = new Intl.Locale(locale);
  const week = region.getWeekInfo?.() ?? region.weekInfo;
  const example = new Date(2026, 11, 31, 17, 5);
  return [
    row('Locale', locale, 'How dates and numbers are written for you.'),
    row(
      'A date',
      new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }).format(example),
      'As your browser writes it.',
    ),
    row('A number', new Intl.NumberFormat().format(1_234_567.89), 'As your browser writes it.'),
    row('Calendar', calendar),
    row('Digits', numberingSystem),
    row('Hours', hourCycle === 'h12' || hourCycle === 'h11' ? '12-hour clock' : '24-hour clock'),
    row('Week begins', week ? DAYS[week.firstDay] : UNKNOWN),
    row('Time zone of dates', timeZone),
    row('Offset from UTC', `${new Date().getTimezoneOffset() / -60} h`, 'Now, daylight saving included.'),
  ];
}

const HINTS: Readonly<Record<string, string>> = {
  architecture: 'Processor',
  bitness: 'Bits',
  model: 'Model',
  platform: 'System',
  platformVersion: 'System version',
  wow64: '32-bit browser on 64 bits',
};

async function readHints({ navigator }: View): Promise<FieldRow[]> {
  const data = navigator.userAgentData;
  const values = await asked(() => data?.getHighEntropyValues?.([...Object.keys(HINTS), 'fullVersionList']));
  if (isSaid(values)) return [row('Client hints', values, 'Only Chromium has them; others have the user agent alone.')];
  const versions = (values.fullVersionList ?? data?.brands ?? []) as readonly { brand: string; version: string }[];
  return [
    ...Object.entries(HINTS).map(([name, label]) =>
      row(label, typeof values[name] === 'boolean' ? yes(values[name]) : String(values[name] ?? '')),
    ),
    row('Mobile', yes(data?.mobile)),
    row(
      'Brands',
      versions.map(({ brand, version }) => `${brand} ${version}`).join(', '),
      'One of them is made up, so that sites don’t rely on the list.',
    ),
  ];
}

/** A feature and where a browser that has it keeps it. */
const FEATURES: readonly (readonly [label: string, place: 'window' | 'navigator' | 'css', name: string])[] = [
  ['WebAssembly', 'window', 'WebAssembly'],
  ['Service workers', 'navigator', 'serviceWorker'],
  ['Shared memory', 'window', 'SharedArrayBuffer'],
  ['Off-screen canvas', 'window', 'OffscreenCanvas'],
  ['Video calls (WebRTC)', 'window', 'RTCPeerConnection'],
  ['WebTransport', 'window', 'WebTransport'],
  ['WebCodecs', 'window', 'VideoDecoder'],
  ['Passkeys', 'window', 'PublicKeyCredential'],
  ['Payments', 'window', 'PaymentRequest'],
  ['Speech to text', 'window', 'SpeechRecognition'],
  ['Text to speech', 'window', 'speechSynthesis'],
  ['Share menu', 'navigator', 'share'],
  ['File system access', 'window', 'showOpenFilePicker'],
  ['Bluetooth', 'navigator', 'bluetooth'],
  ['USB', 'navigator', 'usb'],
  ['Serial ports', 'navigator', 'serial'],
  ['HID devices', 'navigator', 'hid'],
  ['NFC', 'window', 'NDEFReader'],
  ['MIDI', 'navigator', 'requestMIDIAccess'],
  ['Vibration', 'navigator', 'vibrate'],
  ['Virtual reality', 'navigator', 'xr'],
  ['Eyedropper', 'window', 'EyeDropper'],
  ['Barcode reader', 'window', 'BarcodeDetector'],
  ['Idle detection', 'window', 'IdleDetector'],
  ['Local fonts', 'window', 'queryLocalFonts'],
  ['Temporal dates', 'window', 'Temporal'],
  ['CSS nesting', 'css', 'selector(&)'],
  ['CSS :has()', 'css', 'selector(:has(a))'],
  ['Container queries', 'css', '(container-type: inline-size)'],
  ['Anchor positioning', 'css', '(anchor-name: --a)'],
  ['View transitions', 'css', '(view-transition-name: a)'],
];

function readFeatures(view: View): FieldRow[] {
  const has = (place: string, name: string) =>
    place === 'css'
      ? Boolean((view as unknown as { CSS?: { supports(condition: string): boolean } }).CSS?.supports(name))
      : place === 'navigator'
        ? name in view.navigator
        : name in view || (name === 'SpeechRecognition' && 'webkitSpeechRecognition' in view);
  return [
    ...FEATURES.map(([label, place, name]) => row(label, yes(has(place, name)))),
    row('PDF viewer', view.navigator.pdfViewerEnabled === undefined ? UNKNOWN : yes(view.navigator.pdfViewerEnabled)),
  ];
}

/** Everything that takes a moment or has to be asked for. Each part stands by itself: what fails leaves the others. */
export async function readMore(view: View): Promise<Section[]> {
  const parts: Readonly<Record<string, () => FieldRow[] | Promise<FieldRow[]>>> = {
    Graphics: () => [...readGraphics(view), readWebGpu(view)],
    Display: () => readDisplay(view),
    Preferences: () => readPreferences(view),
    'Language and region': () => readRegion(),
    Connection: () => readConnection(view),
    Battery: () => readPower(view),
    Storage: () => readStorage(view),
    'Codecs it plays': () => readCodecs(view),
    'Sensors and devices': () => readDevices(view),
    Permissions: () => readPermissions(view),
    'Client hints': () => readHints(view),
    Features: () => readFeatures(view),
  };
  return Promise.all(
    Object.entries(parts).map(async ([title, read]) => {
      const rows = await asked(async () => read());
      return { title, rows: isSaid(rows) ? [row(title, 'Refused')] : rows };
    }),
  );
}

const camel = (label: string): string =>
  label
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .toLowerCase()
    .replace(/\s+(.)/g, (_, letter: string) => letter.toUpperCase());

/** Sections as one object: a name for each, and for each of their values. */
export const toJson = (sections: readonly Section[]): string =>
  JSON.stringify(
    Object.fromEntries(
      sections.map(({ title, rows }) => [
        camel(title),
        Object.fromEntries(rows.map(({ label, value }) => [camel(label), value])),
      ]),
    ),
    null,
    2,
  );
