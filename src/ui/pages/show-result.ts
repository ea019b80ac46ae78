/** Takes whoever pressed this button to the result, where it is below the screen. Its script comes when it is needed. */
export const showResult = (button: Element): void => {
  import('./reveal').then(
    ({ revealResult }) => revealResult(button.closest('.transform')),
    // Without it the page is scrolled by hand.
    () => {},
  );
};
