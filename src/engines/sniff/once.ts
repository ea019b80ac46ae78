/** The same question about the same text, asked by several one after another, is answered once. */
export function once<Answer>(ask: (text: string, isCut: boolean) => Answer): (text: string, isCut?: boolean) => Answer {
  let last: { text: string; isCut: boolean; answer: Answer } | undefined;
  return (text, isCut = false) => {
    if (last?.text !== text || last.isCut !== isCut) last = { text, isCut, answer: ask(text, isCut) };
    return last.answer;
  };
}
