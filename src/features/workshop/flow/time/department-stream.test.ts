import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AvailableDepartment } from '../../department.ts';
import { anAvailableDepartment } from '../../testing/an-available-department.ts';
import {
  canLoadMore,
  type DepartmentList,
  departmentListReducer,
  emptyDepartmentList,
  placeholderCount,
} from './department-list.ts';
import { readDepartments } from './department-stream.ts';

const params = {
  registrationNumber: 'ABC123',
  serviceOfferings: ['basservice', 'hjulskifte'],
  latitude: 59.86,
  longitude: 17.64,
  sort: 'nearest' as const,
};

const department = (id: string): AvailableDepartment => anAvailableDepartment({ departmentId: id });
const departments = (...ids: string[]) => ids.map(department);

/** A stream whose messages the test sends, and the list that comes of them. */
function openStream(cursor?: string, before: DepartmentList = emptyDepartmentList) {
  const listeners = new Map<string, (event: MessageEvent<string>) => void>();
  const stream = {
    url: '',
    list: before,
    failures: [] as string[],
    closedTimes: 0,
    receive: (type: string, data?: object | string) =>
      listeners.get(type)?.({
        data: typeof data === 'string' ? data : JSON.stringify(data),
      } as MessageEvent<string>),
    send: (...sent: object[]) => {
      for (const each of sent) stream.receive('message', each);
    },
    stop: () => {},
  };
  stream.stop = readDepartments(params, cursor, {
    open: (url) => {
      stream.url = url;
      return {
        addEventListener: (type, listener) => void listeners.set(type, listener),
        close: () => {
          stream.closedTimes += 1;
        },
      };
    },
    dispatch: (event) => {
      stream.list = departmentListReducer(stream.list, event);
    },
    onFailure: (reason) => stream.failures.push(reason),
  });
  return stream;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('SB-65 the query carries the plate, the codes, the place and the cursor', () => {
  expect(openStream().url).toBe(
    '/api/mechmate/departments/closestAvailable?regNo=ABC123&serviceOfferings=basservice%2Chjulskifte&latitude=59.86&longitude=17.64',
  );
  expect(openStream('täby').url).toMatch(/&cursor=t%C3%A4by$/);
});

test('SB-66 five placeholders at first, one fewer for each department, none after the end', () => {
  const stream = openStream();
  expect(placeholderCount(stream.list)).toBe(5);
  stream.send(department('a'), department('b'));
  expect(placeholderCount(stream.list)).toBe(3);
  stream.send(...departments('c', 'd', 'e'));
  expect(placeholderCount(stream.list)).toBe(0);
  stream.receive('end', {});
  expect(stream.list).toMatchObject({ isLoading: false, failure: undefined });
  expect(stream.list.departments.map(({ departmentId }) => departmentId)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('SB-66 the connection is closed at the end, and what comes after it changes nothing', () => {
  const stream = openStream();
  stream.send(department('a'));
  stream.receive('end', {});
  const ended = stream.list;
  stream.receive('error');
  stream.send(department('b'));
  expect([stream.closedTimes, stream.list, stream.failures]).toEqual([1, ended, []]);
});

test('SB-66 a department that is sent twice is listed once', () => {
  const stream = openStream();
  stream.send(...departments('a', 'a', 'b'));
  expect(stream.list.departments).toHaveLength(2);
});

test('SB-67 SB-68 more are appended, and offered until a batch brings fewer than five', () => {
  const first = openStream();
  first.send(...departments('a', 'b', 'c', 'd', 'e'));
  expect(canLoadMore(first.list)).toBe(false);
  first.receive('end', {});
  expect(canLoadMore(first.list)).toBe(true);

  const second = openStream('e', first.list);
  expect(placeholderCount(second.list)).toBe(5);
  second.send(...departments('e', 'f', 'g'));
  second.receive('end', {});
  expect(second.list.departments).toHaveLength(7);
  expect(canLoadMore(second.list)).toBe(false);
});

test('SB-68 nosites after a full batch ends the list without a failure', () => {
  const first = openStream();
  first.send(...departments('a', 'b', 'c', 'd', 'e'));
  first.receive('end', {});
  const second = openStream('e', first.list);
  second.send({ nosites: true });
  expect(canLoadMore(second.list)).toBe(false);
  expect([second.list.departments.length, second.failures, second.closedTimes]).toEqual([5, [], 1]);
});

test.each([
  ['nosites', { nosites: true }, 'no sites'],
  ['an error message', { error: 'ServerError' }, 'error'],
  ['a message of the wrong shape', { departmentId: 7 }, 'error'],
  ['a message that is no JSON', '<html>', 'error'],
])('SB-69 %s ends loading, closes the stream and is reported once', (_, data, reason) => {
  const stream = openStream();
  stream.receive('message', data);
  stream.receive('error');
  stream.receive('end', {});
  expect(stream.list).toMatchObject({ isLoading: false, failure: reason, departments: [] });
  expect([stream.failures, stream.closedTimes]).toEqual([[reason], 1]);
});

test('SB-69 a lost connection is an error; what has come stays and can be continued', () => {
  const stream = openStream();
  stream.send(department('a'));
  stream.receive('error');
  expect(stream.list).toMatchObject({ failure: 'error', isLoading: false });
  expect(stream.failures).toEqual(['error']);
  expect(canLoadMore(stream.list)).toBe(true);
});

test('an end without any department is the same as nosites', () => {
  const stream = openStream();
  stream.receive('end', {});
  expect([stream.list.failure, stream.failures]).toEqual(['no sites', ['no sites']]);
});

test('a stream that falls silent is given up', () => {
  const stream = openStream();
  vi.advanceTimersByTime(29_000);
  stream.send(department('a'));
  vi.advanceTimersByTime(29_000);
  expect(stream.list.isLoading).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(stream.list).toMatchObject({ isLoading: false, failure: 'error' });
});

test('SB-80 a stream that is stopped says nothing more', () => {
  const stream = openStream();
  stream.send(department('a'));
  stream.stop();
  stream.send(department('b'));
  stream.receive('error');
  vi.advanceTimersByTime(60_000);
  expect([stream.list.departments.length, stream.failures, stream.closedTimes]).toEqual([1, [], 1]);
});
