import { cx } from '../../../../shared/ui/class-names.ts';

/** The empty card of a car that is on its way: the same parts, so that it takes exactly as much room (LIST-05). */
export function CarCardSkeleton() {
  return (
    <div className="card car-card car-card--skeleton" aria-hidden="true">
      <div className="card__media car-card__media" />
      <div className="card__body car-card__body">
        <div className="car-card__title">
          <p className="car-card__name">
            <Line />
          </p>
          <p className="car-card__version">
            <Line long />
          </p>
        </div>
        <ul className="car-card__facts">
          {[1, 2, 3, 4].map((fact) => (
            <li key={fact}>
              <Line />
            </li>
          ))}
        </ul>
        <div className="car-card__foot">
          <div className="car-card__price">
            <p className="price">
              <span className="price__now">
                <Line />
              </span>
            </p>
          </div>
          <div className="car-card__actions">
            <span className="car-card__compare" />
          </div>
          <p className="car-card__monthly">
            <Line long />
          </p>
        </div>
      </div>
    </div>
  );
}

/** As high as the line of text that it stands for. */
function Line({ long }: { long?: true }) {
  return <span className={cx('skeleton car-card__line', long && 'car-card__line--long')} />;
}
