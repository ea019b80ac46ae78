import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do guests use the code?',
    answer:
      'They point the camera of an iPhone (iOS 11 or later) or of an Android phone (10 or later) at it and tap the offer to join. No app is needed, and nobody has to type the password.',
  },
  {
    question: 'Is my password sent or stored anywhere?',
    answer:
      'No. The code is drawn in your browser. Network name and password are neither stored nor put into the address of this page. But the code itself holds the password in plain form: whoever can photograph it can read it.',
  },
  {
    question: 'Which encryption do I choose for WPA3?',
    answer:
      'WPA/WPA2. Routers with WPA3 use the same kind of password and mostly run in mixed mode, and phones negotiate the rest. No Password is for open networks, WEP for very old routers only.',
  },
  {
    question: 'What is WPA2-EAP?',
    answer:
      'The kind of network that companies and universities (eduroam) run, where everyone signs in with a name. Enter your identity, and the EAP method and phase 2 that your network asks for, mostly PEAP with MSCHAPV2. Android reads such codes; iPhones need a profile instead.',
  },
  {
    question: 'Why does my phone not connect although it reads the code?',
    answer:
      'Check capital letters and blanks in network name and password, and turn on Hidden Network only if the router does hide its name. Semicolons, commas, colons, quotes and backslashes are fine: they are escaped in the code.',
  },
] satisfies Question[];
