import { definePage } from '@/kit/page';

export default definePage({
  help: [
    ['Range', 'Min and Max are between 1024 and 65535; Count is the number of ports, up to 100.'],
    ['Exclude Port', 'Type a port and press Enter. Excluded ports are never picked; click one to allow it again.'],
    ['Generate', 'Picks different ports at random. A name next to a port shows what usually runs there.'],
    ['Copy and Share', 'Copy or share the ports. The last five sets stay below, on this device.'],
  ],
});
