import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Are my recordings uploaded anywhere?',
    answer:
      'No. Picture and sound go from the camera to this page and stay in its memory; nothing is sent over the network. Download what you want to keep: it is gone when the page is closed. The camera is switched off as soon as you leave.',
  },
  {
    question: 'The camera does not start. What can I do?',
    answer:
      'The page says what the browser reported. If access was refused, click the camera or lock icon beside the address, allow the camera and the microphone and press Try Again; on a phone or Mac the system settings can refuse the browser too. If the camera is busy, close other programs and tabs that use it, such as a video call.',
  },
  {
    question: 'Which format are the videos in?',
    answer:
      'WebM, in the best quality your browser can encode, with the sound of the chosen microphone. Browsers, VLC and most editors play it. Where a browser cannot write WebM the video is MP4. Screenshots are PNG in the full resolution of the camera.',
  },
  {
    question: 'Can I record without sound or with another camera?',
    answer:
      'Yes. Choose the camera and the microphone, or No microphone, in the lists. They cannot be changed while a recording runs. The camera can also be used where there is no microphone at all.',
  },
  {
    question: 'How long can a recording be?',
    answer:
      'As long as the memory lasts: the video is held in memory until it is downloaded or deleted. Time and size are shown while it runs; an hour usually takes one gigabyte or so.',
  },
] satisfies Question[];
