import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    ['Turn on', 'Press Turn On Camera. The browser asks for the camera and the microphone once. Nothing is uploaded.'],
    ['Record', 'Start Recording and Stop Recording. Then preview, delete or download the video.'],
    ['Screenshots', 'Take Screenshot saves the current picture in full resolution, even while recording.'],
    ['Devices', 'Choose another camera or microphone, or none, before you record.'],
  ],
});
