import type { PlayOptions } from './sounds';
import { openContext, playBuffer } from './sounds';

/** A sound of the visitor's, as the file it came in. */
interface SavedSound {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

export const LARGEST_SOUND = 10_000_000;
/** An album as an alert is to be heard from its start, not to its end. */
const LONGEST_SECONDS = 60;

const DATABASE = 'localkit-sounds';
const STORE = 'sounds';
const KEY = 'alert';

/** For where the browser stores nothing: the sound then lasts as long as the page. */
let remembered: SavedSound | undefined;
let decoded: AudioBuffer | undefined;

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function withStore<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    return await settled(use(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

async function find(): Promise<SavedSound | undefined> {
  if (remembered) return remembered;
  try {
    remembered = await withStore<SavedSound | undefined>('readonly', (store) => store.get(KEY));
  } catch {
    // No storage: there is none from before.
  }
  return remembered;
}

/** What the chosen file is called. */
export const ownSoundName = async (): Promise<string | undefined> => (await find())?.name;

const decode = async (context: BaseAudioContext, { bytes }: SavedSound): Promise<AudioBuffer> =>
  // Decoding takes the bytes away from whoever hands them over.
  context.decodeAudioData(bytes.slice(0));

/** Takes a file as the alert; false where the browser cannot play it. It is stored by the browser alone. */
export async function keepOwnSound(file: File): Promise<boolean> {
  const sound = { name: file.name, bytes: await file.arrayBuffer() };
  try {
    decoded = await decode(new OfflineAudioContext(2, 1, 44_100), sound);
  } catch {
    return false;
  }
  remembered = sound;
  try {
    await withStore('readwrite', (store) => store.put(sound, KEY));
  } catch {
    // It plays until the page is closed.
  }
  return true;
}

/** Plays the visitor's sound once, and gives what stops it; nothing where there is none. */
export async function playOwnSound({ volume = 50 }: PlayOptions): Promise<(() => void) | undefined> {
  const sound = await find();
  const context = openContext();
  if (!sound || !context) return undefined;
  try {
    decoded ??= await decode(context, sound);
  } catch {
    return undefined;
  }
  return playBuffer(context, decoded, { volume, seconds: LONGEST_SECONDS });
}
