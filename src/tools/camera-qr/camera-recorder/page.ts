import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    [
      'Turn on',
      'Press Turn On Camera. The browser asks for the camera and the microphone once. Nothing leaves this page.',
    ],
    ['Record', 'Start Recording and Stop Recording. Then preview, delete or download the video.'],
    ['Screenshots', 'Take Screenshot keeps the present picture in full resolution, also while recording.'],
    ['Devices', 'Choose another camera or microphone, or none, before you record.'],
  ],
});
