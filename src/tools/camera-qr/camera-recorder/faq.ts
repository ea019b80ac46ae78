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
      'WebM, in the best quality your browser can encode, with the sound of the chosen microphone; MP4 if your browser can’t write WebM, or if you choose it in the settings, which list only what it can write. Browsers, VLC and most editors play both. Screenshots are PNG or JPEG at the full resolution.',
  },
  {
    question: 'How do I record my screen with my face in the corner?',
    answer:
      'Choose Screen and Camera, press Choose a Screen and pick a screen, a window or a tab. The camera is drawn at the lower right, a quarter as wide, and goes on while you work in other windows. The sound of a shared tab and your microphone are mixed. Phones can’t record their screen in a browser.',
  },
  {
    question: 'What do Mirror, Countdown and Stop After do?',
    answer:
      'Mirror turns the camera the way you know yourself, in the picture, in screenshots and in the video. Countdown waits 3, 5 or 10 seconds before it records. Stop After ends the recording by itself after so many minutes, pauses not counted.',
  },
  {
    question: 'Can I record without sound or with another camera?',
    answer:
      'Yes. Choose the camera and the microphone, or No microphone, in the lists. You can’t change them while recording. The camera also works without any microphone.',
  },
  {
    question: 'How long can a recording be?',
    answer:
      'As long as there is memory: the video stays in memory until you download or delete it. Time and size are shown while recording; an hour usually takes about one gigabyte, less at a lower bit rate. All recordings of the visit are listed with length and size.',
  },
] satisfies Question[];
