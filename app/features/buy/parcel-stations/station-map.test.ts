import { array, assert, double, option, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { MAP, stationMap } from './station-map';

const BERLIN = { latitude: 52.53, longitude: 13.38 };
/** So many metres north and east of it. */
const near = (north: number, east: number) => ({
  latitude: BERLIN.latitude + north / 111_320,
  longitude: BERLIN.longitude + east / (111_320 * Math.cos((52.53 * Math.PI) / 180)),
});

test('no position, no map', () => {
  expect(stationMap([])).toBeNull();
  expect(stationMap([null, null])).toBeNull();
});

test('a single one stands in the middle of some hundred metres', () => {
  const { marks, scale } = stationMap([BERLIN])!;
  expect(marks).toEqual([{ number: 1, x: 180, y: 109, place: { x: 180, y: 109 } }]);
  expect(scale).toEqual({ metres: 100, width: 64 });
});

test('north is up, east is right, and numbers are those of the list', () => {
  const { marks } = stationMap([near(900, 0), null, near(0, 700), near(-300, -700)])!;
  const [north, east, southWest] = marks;
  expect(marks.map(({ number }) => number)).toEqual([1, 3, 4]);
  expect(north!.y).toBeLessThan(east!.y);
  expect(east!.y).toBeLessThan(southWest!.y);
  expect(southWest!.x).toBeLessThan(north!.x);
  expect(north!.x).toBeLessThan(east!.x);
});

test('a metre is as long to the north as to the east', () => {
  const { marks, scale } = stationMap([near(0, 0), near(0, 1000), near(1000, 0)])!;
  const [corner, east, north] = marks.map(({ place }) => place);
  expect(east!.x - corner!.x).toBeCloseTo(corner!.y - north!.y, 0);
  expect((east!.x - corner!.x) / 1000).toBeCloseTo(scale.width / scale.metres, 2);
});

test.each([
  [100, 100],
  [1000, 200],
  [2000, 500],
  [4000, 1000],
  [9000, 2000],
  [20_000, 5000],
])('across %d m the scale is %d m', (across, metres) => {
  expect(stationMap([BERLIN, near(0, across)])!.scale.metres).toBe(metres);
});

const degrees = (middle: number, most: number) =>
  double({ min: middle - most, max: middle + most, noNaN: true });
const position = (most: number) =>
  record({ latitude: degrees(52, most), longitude: degrees(13, most) });

test.each([0, 0.0001, 0.01, 0.3, 5])(
  'within %d degrees every mark is in the map, and none hides another',
  (most) => {
    assert(
      property(array(option(position(most)), { maxLength: 20 }), (positions) => {
        const { marks, scale } = stationMap(positions) ?? { marks: [], scale: null };
        expect(marks).toHaveLength(positions.filter(Boolean).length);
        for (const [index, { x, y, place }] of marks.entries()) {
          for (const point of [{ x, y }, place]) {
            expect(point.x).toBeGreaterThanOrEqual(MAP.mark);
            expect(point.x).toBeLessThanOrEqual(MAP.width - MAP.mark);
            expect(point.y).toBeGreaterThanOrEqual(MAP.mark);
            expect(point.y).toBeLessThanOrEqual(MAP.height - MAP.mark);
          }
          for (const other of marks.slice(index + 1)) {
            expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(MAP.mark * 1.6);
          }
        }
        if (scale) expect(String(scale.metres)).toMatch(/^[125]0+$/);
      }),
      { numRuns: 60 },
    );
  },
);
