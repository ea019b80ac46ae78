/**
 * One window of a browser, whatever program drives it. A finder is a function that is run in the page and gives an element of it;
 * functions are sent as text, so they use nothing from around them.
 *
 * @typedef {(...args: any[]) => Element | null | undefined} Finder
 * @typedef {object} Page
 * @property {string} name the browser and its version
 * @property {(address: string) => Promise<void>} open
 * @property {(script: Function, ...args: any[]) => Promise<any>} run runs a function in the page
 * @property {(find: Finder, ...args: any[]) => Promise<void>} click with the pointer
 * @property {(text: string) => Promise<void>} type by the keyboard, into what has the focus
 * @property {(...keys: Key[]) => Promise<void>} press all but the last are held meanwhile
 * @property {(paths: string[], find: Finder, ...args: any[]) => Promise<void>} upload
 * @property {(find: Finder, ...args: any[]) => Promise<string>} frameText what stands in a frame
 * @property {(width: number, height: number) => Promise<void>} resize the page itself, not the window
 * @property {(path: string) => Promise<void>} screenshot
 * @property {string} downloads the folder that files are saved in
 * @property {() => Promise<void>} close
 *
 * @typedef {'Control' | 'Enter' | 'Tab' | 'Escape' | string} Key
 */

/** Runs where the window shows its page: the size that scripts and styles see. */
export const innerSize = () => [innerWidth, innerHeight];

/** Milliseconds a page may take to load, on a machine that is busy with other browsers. */
export const LOAD_PATIENCE = 60_000;
