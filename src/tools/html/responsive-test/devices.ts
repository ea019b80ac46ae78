export interface Device {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly userAgent: string;
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Safari/605.1.15';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
const android = (model: string, mobile: string) =>
  `Mozilla/5.0 (Linux; Android 13; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 ${mobile}Safari/537.36`;
// Safari since version 26 names the system as 18.6, whatever it is.
const IPHONE_26 =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const IPAD_26 =
  'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const MAC_26 =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const WINDOWS_140 =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
// Chrome names neither the model nor the version of Android any more.
const android140 = (mobile: string) =>
  `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 ${mobile}Safari/537.36`;

const device = (name: string, width: number, height: number, userAgent: string): Device => ({
  name,
  width,
  height,
  userAgent,
});
type Size = readonly [name: string, width: number, height: number];
const devices = (userAgent: string, sizes: readonly Size[]) =>
  sizes.map(([name, width, height]) => device(name, width, height, userAgent));

export const GROUPS = { phones: 'Phones', tablets: 'Tablets', laptops: 'Laptops', desktops: 'Desktops' } as const;
export type Group = keyof typeof GROUPS;

/** None of the newer names contains one of the first twelve: those stay easy to find by name. */
export const DEVICES: Readonly<Record<Group, readonly Device[]>> = {
  phones: [
    device('iPhone 14', 390, 844, IPHONE),
    device('iPhone 14 Pro', 393, 852, IPHONE),
    device('Pixel 7', 412, 915, android('Pixel 7', 'Mobile ')),
    device('Samsung S23', 360, 780, android('SM-S911B', 'Mobile ')),
    ...devices(IPHONE_26, [
      ['iPhone 17 Pro Max', 440, 956],
      ['iPhone 17', 402, 874],
      ['iPhone Air', 420, 912],
      ['iPhone 16 Plus', 430, 932],
      ['iPhone 16', 393, 852],
      ['iPhone 16e', 390, 844],
      ['iPhone 13 Mini', 375, 812],
      ['iPhone SE (3rd gen)', 375, 667],
      ['iPhone 11', 414, 896],
    ]),
    ...devices(android140('Mobile '), [
      ['Pixel 9 Pro XL', 448, 997],
      ['Pixel 8', 412, 915],
      ['Galaxy S24', 360, 780],
      ['Galaxy S24 Ultra', 384, 832],
      ['Galaxy Z Flip 7', 360, 840],
    ]),
  ],
  tablets: [
    device('iPad Pro', 1024, 1366, IPAD),
    device('iPad Air', 820, 1180, IPAD),
    device('Galaxy Tab S9', 800, 1280, android('SM-X710', '')),
    ...devices(IPAD_26, [
      ['iPad M4, 13 inches', 1032, 1376],
      ['iPad M4, 11 inches', 834, 1210],
      ['iPad A16', 820, 1180],
      ['iPad mini', 744, 1133],
      ['iPad (9th gen)', 810, 1080],
    ]),
    ...devices(android140(''), [
      ['Galaxy Z Fold 7', 984, 1092],
      ['Fire HD 10', 800, 1280],
    ]),
  ],
  laptops: [
    device('MacBook Air', 1280, 800, MAC),
    device('MacBook Pro', 1512, 982, MAC),
    ...devices(MAC_26, [
      ['Mac laptop, 16 inches', 1728, 1117],
      ['Mac laptop, 15 inches', 1710, 1107],
      ['Mac laptop, 13 inches', 1470, 956],
    ]),
    ...devices(WINDOWS_140, [
      ['Surface Laptop', 1536, 1024],
      ['Surface Pro', 1440, 960],
      ['Full HD at 125 %', 1536, 864],
      ['WXGA', 1366, 768],
      ['HD+', 1600, 900],
    ]),
  ],
  desktops: [
    device('1080p', 1920, 1080, WINDOWS),
    device('1440p', 2560, 1440, WINDOWS),
    device('4K', 3840, 2160, WINDOWS),
    ...devices(MAC_26, [
      ['iMac, 24 inches', 2240, 1260],
      ['Studio Display', 2560, 1440],
    ]),
    ...devices(WINDOWS_140, [
      ['WUXGA', 1920, 1200],
      ['Ultrawide, 29 inches', 2560, 1080],
      ['Ultrawide, 34 inches', 3440, 1440],
      ['Super ultrawide', 3840, 1080],
    ]),
  ],
};

export const START = DEVICES.laptops[0]!;

export interface Placed extends Device {
  readonly group: Group;
}
const ALL: readonly Placed[] = (Object.keys(DEVICES) as Group[]).flatMap((group) =>
  DEVICES[group].map((one) => ({ ...one, group })),
);

/**
 * The device whose size this is: the one that was chosen if it can be held so, else one that stands so, else none.
 * The size alone does not tell: a Galaxy Tab on its side is as large as a MacBook Air.
 */
export function findDevice(chosen: string, width: number, height: number): Placed | undefined {
  const upright = (one: Device) => one.width === width && one.height === height;
  const eitherWay = (one: Device) => upright(one) || (one.width === height && one.height === width);
  return ALL.find((one) => one.name === chosen && eitherWay(one)) ?? ALL.find(upright);
}
