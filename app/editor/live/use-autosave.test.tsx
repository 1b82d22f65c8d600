// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HALF_TYPED } from '../settings/half-typed';
import { useAutosave } from './use-autosave';

const save = vi.fn();
let root: Root;

function Form() {
  const saving = useAutosave(() => save());
  return (
    <form onInput={({ currentTarget }) => saving.wait(currentTarget)}>
      <input />
    </form>
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  save.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Form />));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

function type(isHalfTyped: boolean): HTMLInputElement {
  const input = document.querySelector('input')!;
  input.focus();
  input.toggleAttribute(HALF_TYPED, isHalfTyped);
  act(() => void input.dispatchEvent(new Event('input', { bubbles: true })));
  return input;
}

test('a form is saved when typing pauses', () => {
  type(false);
  expect(save).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(save).toHaveBeenCalledOnce();
});

test('with a half-typed field it is saved when the field is left, and once', () => {
  const input = type(true);
  vi.runAllTimers();
  expect(save).not.toHaveBeenCalled();
  act(() => input.blur());
  vi.runAllTimers();
  expect(save).toHaveBeenCalledOnce();
});

test('a field that is left before the pause is saved at its end', () => {
  type(true).blur();
  expect(save).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(save).toHaveBeenCalledOnce();
});

test('half-typed text is saved when the form disappears', () => {
  type(true);
  vi.runAllTimers();
  act(() => root.render(null));
  expect(save).toHaveBeenCalledOnce();
});
