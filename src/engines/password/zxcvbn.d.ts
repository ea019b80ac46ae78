declare module '@zxcvbn-ts/language-common/dist/diceware.json.mjs' {
  const words: readonly string[];
  export default words;
}
