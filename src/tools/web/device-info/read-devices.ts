import type { FieldRow } from '@/kit/output';
import { asked, isSaid, row, UNKNOWN, UNSAID, type View } from './section';

const CODECS: Readonly<Record<string, readonly [type: string, note: string]>> = {
  'H.264': ['video/mp4; codecs="avc1.640028"', 'The video that plays nearly everywhere.'],
  'H.265 (HEVC)': ['video/mp4; codecs="hvc1.1.6.L93.B0"', 'What iPhones record: half the size of H.264, but licensed.'],
  VP9: ['video/webm; codecs="vp09.00.10.08"', 'Google’s free one, most of YouTube.'],
  AV1: ['video/mp4; codecs="av01.0.05M.08"', 'The newest free one, the smallest files.'],
  AAC: ['audio/mp4; codecs="mp4a.40.2"', 'The sound of most MP4 files.'],
  MP3: ['audio/mpeg', 'Old, and read by everything.'],
  Opus: ['audio/ogg; codecs="opus"', 'Free, for calls and music; best at small sizes.'],
  FLAC: ['audio/flac', 'Music without any loss.'],
};

export function readCodecs({ document }: View): FieldRow[] {
  const video = document.createElement('video');
  const says: Readonly<Record<string, string>> = { probably: 'Plays', maybe: 'May play', '': 'Doesn’t play' };
  return Object.entries(CODECS).map(([name, [type, note]]) => row(name, says[video.canPlayType(type)] ?? UNSAID, note));
}

const SENSORS: Readonly<Record<string, readonly [name: string, note: string]>> = {
  Accelerometer: ['Accelerometer', 'How the device is moved.'],
  Gyroscope: ['Gyroscope', 'How it is turned.'],
  Magnetometer: ['Magnetometer', 'Where north is.'],
  AmbientLightSensor: ['Light sensor', 'How bright the room is.'],
  DeviceMotionEvent: ['Motion events', 'The older way to read movement.'],
  DeviceOrientationEvent: ['Orientation events', 'The older way to read how it’s held.'],
};

export async function readDevices(view: View): Promise<FieldRow[]> {
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
    row('Microphones', count('audioinput'), 'Counted, not listened to.'),
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

const PERMISSIONS: Readonly<Record<string, readonly [label: string, note: string]>> = {
  geolocation: ['Location', 'Where you are.'],
  notifications: ['Notifications', 'Messages from this site while it’s closed.'],
  camera: ['Camera', 'Pictures and video from it.'],
  microphone: ['Microphone', 'Sound from it.'],
  'clipboard-read': ['Reading the clipboard', 'What you copied elsewhere, without you pasting it.'],
  'persistent-storage': ['Lasting storage', 'Data that isn’t deleted when the disk is full.'],
  midi: ['MIDI devices', 'Keyboards and other instruments.'],
  'screen-wake-lock': ['Keeping the screen on', 'No sleep while the page is open.'],
};
const STATES: Readonly<Record<string, string>> = { granted: 'Allowed', prompt: 'Asks first', denied: 'Refused' };

export const readPermissions = async ({ navigator }: View): Promise<FieldRow[]> =>
  Promise.all(
    Object.entries(PERMISSIONS).map(async ([name, [label, note]]) => {
      const state = await asked(() => navigator.permissions?.query({ name: name as PermissionName }));
      return row(label, isSaid(state) ? state : (STATES[state.state] ?? state.state), note);
    }),
  );
