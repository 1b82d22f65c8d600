// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { BarDetails } from './bar-details';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let details: HTMLDetailsElement;
let outside: HTMLButtonElement;

beforeEach(() => {
  document.body.innerHTML = '<div></div><button>outside</button>';
  outside = document.querySelector('button')!;
  act(() =>
    createRoot(document.querySelector('div')!).render(
      <BarDetails className="menu">
        <summary>More</summary>
        <button>inside</button>
      </BarDetails>,
    ),
  );
  details = document.querySelector('details')!;
  details.open = true;
});

const pressed = (key: string, at: Element) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  at.dispatchEvent(event);
  return event;
};

test('Escape closes only the menu, and the focus returns to its opener', () => {
  const inside = details.querySelector('button')!;
  inside.focus();
  expect(pressed('Escape', inside).defaultPrevented).toBe(true);
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(details.querySelector('summary'));
  expect(pressed('Escape', document.activeElement!).defaultPrevented).toBe(false);
});

test('it closes when the focus moves elsewhere, and stays there', () => {
  outside.focus();
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(outside);
  details.open = true;
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(details.open).toBe(false);
});

test('actions inside leave it open, until an entry is selected', () => {
  details.querySelector('button')!.focus();
  details.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(details.open).toBe(true);
  details.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(details.open).toBe(false);
});
