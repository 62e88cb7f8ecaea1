import axe from 'axe-core';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Specimen } from '../test/specimen.tsx';

const SIZES = [
  [360, 780],
  [1280, 800],
] as const;

async function findViolations(root: Element | Document) {
  const { violations } = await axe.run(root, {
    resultTypes: ['violations'],
    // These rules are about a whole page; the test renders components alone.
    rules: { 'landmark-one-main': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

describe.each(SIZES)('at %d × %d px', (width, height) => {
  test('axe finds nothing', async () => {
    await page.viewport(width, height);
    await render(<Specimen />);
    expect(await findViolations(document)).toEqual([]);
  });

  test('axe finds nothing in an open dialog', async () => {
    await page.viewport(width, height);
    const screen = await render(<Specimen isDialogOpen />);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(await findViolations(screen.getByRole('dialog').element())).toEqual([]);
  });

  test('nothing is wider than the screen', async () => {
    await page.viewport(width, height);
    await render(<Specimen />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test('nothing is wider than the screen with text of twice the size', async () => {
    await page.viewport(width, height);
    await render(<Specimen />);
    document.documentElement.style.fontSize = '200%';
    const shownWidth = document.documentElement.scrollWidth;
    document.documentElement.style.fontSize = '';
    expect(shownWidth).toBeLessThanOrEqual(width);
  });

  test('everything that can be pressed is at least 44 px high and wide', async () => {
    await page.viewport(width, height);
    const { container } = await render(<Specimen />);
    const targets = [...container.querySelectorAll('button, input, select, textarea, label, nav a')]
      // The label of a field is no target; the target of a checkbox is the line around it.
      .filter((element) => !element.matches('label[for], label input'))
      // On a phone a breadcrumb shows its last link alone.
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    const small = targets.filter(
      // The links of a breadcrumb are inline text, so only their height is measured.
      ({ element, box }) =>
        box.height < 44 || (box.width < 44 && !element.closest('[aria-label="Breadcrumb"]')),
    );
    expect(targets.length).toBeGreaterThan(40);
    expect(
      small.map(({ element, box }) => `${box.width}×${box.height} ${element.outerHTML}`),
    ).toEqual([]);
  });
});

test('hydrates without a message in the console', async () => {
  const host = document.createElement('div');
  host.innerHTML = renderToString(<Specimen />);
  document.body.append(host);
  const problems: unknown[] = [];
  const root = hydrateRoot(host, <Specimen />, {
    onRecoverableError: (problem) => problems.push(problem),
  });
  // The quantity works only after hydration.
  const more = host.querySelector('[aria-label="Quantity"] button:last-of-type');
  if (!(more instanceof HTMLElement)) throw new Error('no such button');
  await expect
    .poll(() => {
      more.click();
      return host.querySelector('[aria-label="Quantity"] input')?.getAttribute('value');
    })
    .not.toBe('2');
  expect(problems).toEqual([]);
  root.unmount();
  host.remove();
});

test('the focus ring is 3 px of indigo, 2 px off, and light on dark grounds', async () => {
  await render(
    <>
      <button type="button">One</button>
      <div className="on-dark bg-indigo">
        <button type="button">Two</button>
      </div>
    </>,
  );
  const ring = () => {
    const { outlineColor, outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(
      document.activeElement ?? document.body,
    );
    return [outlineWidth, outlineStyle, outlineOffset, outlineColor].join(' ');
  };
  await userEvent.tab();
  expect(ring()).toBe('3px solid 2px rgb(34, 51, 92)');
  await userEvent.tab();
  expect(ring()).toBe('3px solid 2px rgb(251, 245, 234)');
});

test('prices have digits of equal width', async () => {
  const screen = await render(
    <>
      <span className="figures">₹1,111.11</span>
      <br />
      <span className="figures">₹8,888.88</span>
    </>,
  );
  const width = (text: string) => screen.getByText(text).element().getBoundingClientRect().width;
  expect(width('₹1,111.11')).toBe(width('₹8,888.88'));
});

test('nothing moves with reduced motion', async () => {
  const { container } = await render(<Specimen />);
  const moving = [...container.querySelectorAll('*')].filter((element) => {
    const { animationDuration, transitionDuration } = getComputedStyle(element);
    return [animationDuration, transitionDuration].some((time) =>
      time.split(', ').some((part) => Number.parseFloat(part) > 0.001),
    );
  });
  expect(moving.map(({ className }) => className)).toEqual([]);
});

// Ten times the size of text, since some browsers round small glyphs to whole pixels.
test.for([
  ["400 160px 'Mukta on Arial'", '400 160px Mukta'],
  ["600 160px 'Mukta on Arial'", '600 160px Mukta'],
  ["700 160px 'Mukta on Arial'", '700 160px Mukta'],
  ["400 160px 'Rozha One on Times'", "400 160px 'Rozha One'"],
] as const)(
  '%s takes the space of %s, so that nothing moves',
  async ([standIn, face], { skip }) => {
    const text =
      'Turmeric, chilli and coriander from Barmer, ground in small batches and packed by hand.';
    const box = async (font: string) => {
      const { container } = await render(
        <span style={{ font, lineHeight: 'normal', whiteSpace: 'nowrap' }}>{text}</span>,
      );
      return container.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
    };
    const loaded = await document.fonts.load(standIn, text).catch(() => []);
    skip(loaded.length === 0, 'this machine has no such font');
    const [shown, wanted] = [await box(standIn), await box(face)];
    expect(shown.height / wanted.height).toBeCloseTo(1, 1);
    expect(Math.abs(shown.width / wanted.width - 1)).toBeLessThan(0.03);
  },
);
