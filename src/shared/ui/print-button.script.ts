/** Without a script there is nothing behind the button, so it shows itself only now. */
export function start(button: HTMLElement): void {
  button.classList.remove('invisible');
  button.addEventListener('click', () => print());
}
