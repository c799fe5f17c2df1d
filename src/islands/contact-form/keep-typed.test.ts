// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import './keep-typed.ts';

const FORM =
  '<keep-typed name="contact"><form><input name="name"><textarea name="message"></textarea></form></keep-typed>';

/** A page with the form, opened anew. */
function open() {
  const page = document.createElement('main');
  page.innerHTML = FORM;
  document.body.replaceChildren(page);
  const [name, message] = document.querySelectorAll<HTMLInputElement>('[name="name"], [name="message"]');
  const write = (field: HTMLInputElement | undefined, value: string, type: string) => {
    if (field) field.value = value;
    field?.dispatchEvent(new Event(type, { bubbles: true }));
  };
  return { values: () => [name?.value, message?.value], name, message, write };
}

beforeEach(() => sessionStorage.clear());

it.each(['input', 'change'])('keeps over a reload what came with "%s"', (type) => {
  const { name, message, write } = open();
  write(name, 'A Reader', type);
  write(message, 'Where?', type);
  expect(open().values()).toEqual(['A Reader', 'Where?']);
});

it('forgets it when the form says that it was sent', () => {
  const { message, write } = open();
  write(message, 'Where?', 'input');
  message?.dispatchEvent(new Event('typed:done', { bubbles: true }));
  expect(open().values()).toEqual(['', '']);
});

it.each(['{', 'null', '[]', '"text"', '7'])('starts empty where storage holds %s', (spoilt) => {
  sessionStorage.setItem('typed:contact', spoilt);
  expect(open().values()).toEqual(['', '']);
});

it('does no harm where storage is full or forbidden', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { name, write, values } = open();
  write(name, 'A Reader', 'input');
  expect(values()).toEqual(['A Reader', '']);
});
