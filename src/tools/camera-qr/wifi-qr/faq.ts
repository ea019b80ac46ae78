import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do guests use the code?',
    answer:
      'They point their camera at it (iPhone with iOS 11 or later, Android 10 or later) and tap to join. No app is needed, and nobody has to type the password.',
  },
  {
    question: 'Is my password sent or stored anywhere?',
    answer:
      'No. The code is drawn in your browser, and name and password aren’t stored or put in this page’s address. But the code itself contains the password in plain text: anyone who can photograph it can read it.',
  },
  {
    question: 'Which encryption do I choose for WPA3?',
    answer:
      'WPA/WPA2 where the router runs in mixed mode, as most do: phones work out the rest. WPA3 only turns the older protocol off for networks that refuse it. No Password is for open networks, WEP for very old routers only.',
  },
  {
    question: 'What is WPA2-EAP?',
    answer:
      'Networks of companies and universities (such as eduroam), where everyone signs in with a name. Enter your identity and the EAP method and phase 2 your network asks for, usually PEAP with MSCHAPV2. Android reads such codes; iPhones need a profile instead.',
  },
  {
    question: 'Why does my phone read the code but not connect?',
    answer:
      'Check capitals and spaces in the network name and password, and turn on Hidden Network only if the router really hides its name. Semicolons, commas, colons, quotes and backslashes are fine: they are escaped in the code.',
  },
] satisfies Question[];
