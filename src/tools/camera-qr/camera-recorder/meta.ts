import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Camera Recorder',
  description:
    'Record your webcam, your screen or both with sound, pause, and take screenshots. Nothing is uploaded: recordings stay on your device.',
  keywords: [
    'webcam recorder',
    'video recorder',
    'webcam test',
    'camera test',
    'take photo',
    'selfie',
    'webm',
    'microphone',
    'screen recorder',
    'screen recording',
    'screencast',
    'mp4',
  ],
  icon: 'video',
  related: ['qr-generator', 'image-color-extractor', 'svg-placeholder', 'stopwatch', 'device-info'],
});
