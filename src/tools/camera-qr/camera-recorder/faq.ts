import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Are my recordings uploaded anywhere?',
    answer:
      'No. Picture and sound go from the camera to this page and stay in its memory. Download what you want to keep: it’s gone when you close the page. The camera turns off as soon as you leave.',
  },
  {
    question: 'The camera doesn’t start. What can I do?',
    answer:
      'The page says what the browser reported. If access was blocked, click the camera or lock icon next to the address, allow the camera and microphone and press Try Again; on a phone or Mac the system settings can block the browser too. If the camera is busy, close other programs and tabs that use it, such as a video call.',
  },
  {
    question: 'Which format are the videos in?',
    answer:
      'WebM, in the best quality your browser can encode, with the sound of the chosen microphone. Browsers, VLC and most editors play it. If your browser can’t write WebM, the video is MP4. Screenshots are PNG at the camera’s full resolution.',
  },
  {
    question: 'Can I record without sound or with another camera?',
    answer:
      'Yes. Choose the camera and the microphone, or No microphone, in the lists. You can’t change them while recording. The camera also works without any microphone.',
  },
  {
    question: 'How long can a recording be?',
    answer:
      'As long as there is memory: the video stays in memory until you download or delete it. Time and size are shown while recording; an hour usually takes about one gigabyte.',
  },
] satisfies Question[];
