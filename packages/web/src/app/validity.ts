/** What a form says of a field that will not do, in the language of the page instead of the browser's. */

import { format, words } from '../words/index.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** From now on every form of every page speaks like the page. */
export function speakOfFields(): void {
  // Such events do not rise: they are met on their way down.
  addEventListener(
    'invalid',
    ({ target }) => {
      if (isField(target) && !target.validity.customError) target.setCustomValidity(complaintOf(target));
    },
    true,
  );
  addEventListener('input', ({ target }) => forget(target), true);
  // A form is looked at anew whenever it is sent, also by a key, which presses the button too.
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="submit"]') : null;
      for (const field of button?.form?.elements ?? []) forget(field);
    },
    true,
  );
}

function forget(target: EventTarget | null): void {
  if (isField(target)) target.setCustomValidity('');
}

function complaintOf(field: Field): string {
  const say = words.value.errors.field;
  const { number } = format.value;
  const { min, max } = field as Partial<HTMLInputElement>;
  if (field.validity.valueMissing) return say.missing;
  if (field.validity.tooShort) return say.short((field as HTMLInputElement).minLength);
  if (min && max) return say.between(number(Number(min)), number(Number(max)));
  return say.wrong;
}
