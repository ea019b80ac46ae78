import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    [
      'Turn on',
      'Press Turn On Camera, or choose Screen and Choose a Screen. The browser asks for the camera and the microphone once. Nothing is uploaded.',
    ],
    [
      'Record',
      'Start Recording, Pause and Stop Recording. Then preview, delete or download the video; earlier ones are in the list.',
    ],
    ['Screenshots', 'Take Screenshot saves the current picture in full resolution, even while recording.'],
    [
      'Settings',
      'Choose another camera or microphone before you record; resolution, frame rate, format, bit rate, countdown and mirror are under Recording Settings.',
    ],
  ],
});
