import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { RadioGroup } from '../../../../shared/ui/radio-group.tsx';
import { canLoadMore, placeholderCount } from '../../flow/time/department-list.ts';
import type { ClosestParams } from '../../flow/time/department-stream.ts';
import type { OnPick, TakenSlot } from '../../flow/time/slot-choice.ts';
import { type DepartmentSort, sortDepartments } from '../../flow/time/sort-departments.ts';
import type { BookingFlow } from '../use-booking-flow.ts';
import { NoWorkshops } from './no-workshops.tsx';
import { useDepartments } from './use-departments.ts';
import { useTimeSlots } from './use-time-slots.ts';
import { WorkshopCard, WorkshopPlaceholder } from './workshop-card.tsx';
import { WorkshopMap } from './workshop-map.tsx';

type Props = {
  flow: BookingFlow;
  /** The visitor came back from the form: the focus goes to the list. */
  takesFocus: boolean;
  /** Whose calendar is opened again. */
  taken: TakenSlot | undefined;
  onPick: OnPick;
};

/** The map and the list of workshops with a free time (SB-61). */
export function WorkshopBrowser({ flow, takesFocus, taken, onPick }: Props) {
  const { texts } = flow;
  const [sort, setSort] = useState<DepartmentSort>('nearest');
  const params = closestParams(flow, sort);
  const { list, loadMore } = useDepartments(params);
  const timeSlots = useTimeSlots(params);
  // Undefined: the first one; null: the visitor has closed it.
  const [chosenId, setChosenId] = useState<string | null | undefined>(taken?.department.departmentId);
  const departments = useMemo(() => sortDepartments(list.departments, sort), [list.departments, sort]);
  const openId = chosenId === undefined ? departments[0]?.departmentId : (chosenId ?? undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const cards = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  if (list.failure && departments.length === 0) return <NoWorkshops flow={flow} />;

  const openFromMap = (id: string) => {
    setChosenId(id);
    const card = cards.current?.querySelector<HTMLElement>(`[data-department="${CSS.escape(id)}"]`);
    card?.scrollIntoView({ block: 'nearest' });
    card?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <>
      <WorkshopMap
        flow={flow}
        departments={departments}
        isLoading={list.isLoading}
        openId={openId}
        onOpen={openFromMap}
      />
      <div className="flex flex-col items-stretch gap-4 px-0 pt-6 pb-4 sm:flex-row sm:items-center sm:justify-between sm:px-0 sm:pt-8 sm:pb-4 [&_.segments]:grid [&_.segments]:grid-cols-[1fr_1fr] [&_.segments]:text-center [&>h3:focus]:outline-none">
        <h3 ref={heading} tabIndex={-1}>
          {texts('bookingBestMatches')}
        </h3>
        <RadioGroup
          legend={texts('bookingSort')}
          hideLegend
          name="workshop-sort"
          look="segments"
          value={sort}
          onChange={(value) => setSort(value as DepartmentSort)}
          options={[
            { value: 'nearest', label: texts('bookingSortNearest') },
            { value: 'first time', label: texts('bookingSortFirstTime') },
          ]}
        />
      </div>
      <p role="status" className="sr-only">
        {list.isLoading
          ? texts('bookingLoadingWorkshops')
          : texts('bookingWorkshopCount', { count: departments.length })}
      </p>
      <ol ref={cards} className="workshops grid grid-cols-1 gap-2" aria-busy={list.isLoading}>
        {departments.map((department, index) => (
          <WorkshopCard
            key={department.departmentId}
            flow={flow}
            department={department}
            number={index + 1}
            isOpen={department.departmentId === openId}
            onToggle={(isOpen) => setChosenId(isOpen ? department.departmentId : null)}
            timeSlots={timeSlots}
            onPick={onPick}
          />
        ))}
        {Array.from({ length: placeholderCount(list) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
          <WorkshopPlaceholder key={index} number={departments.length + index + 1} />
        ))}
      </ol>
      {canLoadMore(list) && (
        <div className="grid justify-items-center gap-3 pt-6">
          {list.failure === 'error' && <p role="alert">{texts('bookingLoadMoreFailed')}</p>}
          <Button kind="secondary" onClick={loadMore}>
            {texts('bookingLoadMore')}
          </Button>
        </div>
      )}
    </>
  );
}

function closestParams({ state }: BookingFlow, order: DepartmentSort): ClosestParams | undefined {
  const { car, latitude, longitude, services, holdKey: holdId } = state;
  if (!car || latitude === undefined || longitude === undefined) return undefined;
  const { registrationNumber } = car;
  const sort = order === 'first time' ? 'firstTime' : 'nearest';
  return { registrationNumber, serviceOfferings: Object.keys(services), latitude, longitude, sort, holdId };
}
