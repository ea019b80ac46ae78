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

const device = (name: string, width: number, height: number, userAgent: string): Device => ({
  name,
  width,
  height,
  userAgent,
});

export const GROUPS = { phones: 'Phones', tablets: 'Tablets', laptops: 'Laptops', desktops: 'Desktops' } as const;
export type Group = keyof typeof GROUPS;

export const DEVICES: Readonly<Record<Group, readonly Device[]>> = {
  phones: [
    device('iPhone 14', 390, 844, IPHONE),
    device('iPhone 14 Pro', 393, 852, IPHONE),
    device('Pixel 7', 412, 915, android('Pixel 7', 'Mobile ')),
    device('Samsung S23', 360, 780, android('SM-S911B', 'Mobile ')),
  ],
  tablets: [
    device('iPad Pro', 1024, 1366, IPAD),
    device('iPad Air', 820, 1180, IPAD),
    device('Galaxy Tab S9', 800, 1280, android('SM-X710', '')),
  ],
  laptops: [device('MacBook Air', 1280, 800, MAC), device('MacBook Pro', 1512, 982, MAC)],
  desktops: [
    device('1080p', 1920, 1080, WINDOWS),
    device('1440p', 2560, 1440, WINDOWS),
    device('4K', 3840, 2160, WINDOWS),
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
