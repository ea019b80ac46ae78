interface Alphabet {
  /** Whose capitals they are, and in whose dictionaries they stand in this order. */
  readonly language: string;
  readonly letters: string;
  readonly vowels: string;
}

/** The letters that are taught as the alphabet of a language, small ones where there are two kinds. */
export const ALPHABETS = {
  arabic: { language: 'ar', letters: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي', vowels: '' },
  danish: { language: 'da', letters: 'abcdefghijklmnopqrstuvwxyzæøå', vowels: 'aeiouyæøå' },
  german: { language: 'de', letters: 'aäbcdefghijklmnoöpqrsßtuüvwxyz', vowels: 'aäeioöuü' },
  greek: { language: 'el', letters: 'αβγδεζηθικλμνξοπρστυφχψω', vowels: 'αεηιουω' },
  hebrew: { language: 'he', letters: 'אבגדהוזחטיכלמנסעפצקרשת', vowels: '' },
  hiragana: {
    language: 'ja',
    letters: 'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん',
    vowels: 'あいうえお',
  },
  polish: { language: 'pl', letters: 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż', vowels: 'aąeęioóuy' },
  russian: { language: 'ru', letters: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя', vowels: 'аеёиоуыэюя' },
  spanish: { language: 'es', letters: 'abcdefghijklmnñopqrstuvwxyz', vowels: 'aeiou' },
  swedish: { language: 'sv', letters: 'abcdefghijklmnopqrstuvwxyzåäö', vowels: 'aeiouyåäö' },
  turkish: { language: 'tr', letters: 'abcçdefgğhıijklmnoöprsştuüvyz', vowels: 'aeıioöuü' },
  ukrainian: { language: 'uk', letters: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя', vowels: 'аеєиіїоуюя' },
} as const satisfies Record<string, Alphabet>;

/** The capital is one letter too, and Turkish knows two i. */
export const capitalOf = (letter: string, language: string): string =>
  letter === 'ß' ? 'ẞ' : letter.toLocaleUpperCase(language);
