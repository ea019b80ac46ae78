import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Camera Recorder',
  description:
    'Record video with your webcam and microphone and take screenshots in the browser. Nothing is uploaded: recordings stay on your device.',
  keywords: [
    'webcam recorder',
    'video recorder',
    'webcam test',
    'camera test',
    'take photo',
    'selfie',
    'webm',
    'microphone',
  ],
  icon: 'video',
  related: ['qr-generator', 'image-color-extractor', 'svg-placeholder', 'stopwatch', 'device-info'],
});
