import { useText } from '~/i18n/text';
import type { ParcelStationsView } from './load-parcel-stations.server';
import { MAP, type StationMark } from './station-map';

type StationMapProps = {
  map: NonNullable<ParcelStationsView['map']>;
  /** By number: the target of a mark, and its label. */
  stations: readonly { id: string; label: string }[];
};

const BASE = MAP.height - 18;

/**
 * The results, drawn by the server: no third party receives them (decision 105). A group, not one
 * image: screen readers skip the parts of an image.
 */
export function StationMap({ map, stations }: StationMapProps) {
  const { t } = useText();
  const { marks, scale, scaleText } = map;
  return (
    <svg
      className="station-map"
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      role="group"
      aria-labelledby="station-map"
    >
      <title id="station-map">{t('parcelStations.map')}</title>
      {marks.filter(isMoved).map(({ number, x, y, place }) => (
        <g className="station-place" key={number}>
          <path d={`M${place.x} ${place.y}L${x} ${y}`} />
          <circle cx={place.x} cy={place.y} r="3" />
        </g>
      ))}
      {marks.map(({ number, x, y }) => {
        const { id, label } = stations[number - 1]!;
        return (
          <a
            className="station-mark"
            key={number}
            href={`#${encodeURIComponent(id)}`}
            aria-label={label}
          >
            <circle cx={x} cy={y} r={MAP.mark - 1} />
            <text x={x} y={y} dy="0.35em">
              {number}
            </text>
          </a>
        );
      })}
      <g className="station-map-scale" aria-hidden="true">
        <path d={`M20 ${BASE - 5}v5h${scale.width}v-5`} />
        <text x={28 + scale.width} y={BASE}>
          {scaleText}
        </text>
        <path d={`M${MAP.width - 24} ${BASE}v-24m-5 8l5-8 5 8`} />
        <text x={MAP.width - 36} y={BASE} textAnchor="end">
          {t('parcelStations.north')}
        </text>
      </g>
    </svg>
  );
}

/** So far that its position is visible beside its mark. */
const isMoved = ({ x, y, place }: StationMark) => Math.hypot(x - place.x, y - place.y) > MAP.mark;
