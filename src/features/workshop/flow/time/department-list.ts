import { type AvailableDepartment, DEPARTMENTS_PER_BATCH } from '../../department.ts';

/** Why the list has come to its end before it was full. */
export type StreamFailure = 'error' | 'no sites';

export type DepartmentList = {
  departments: readonly AvailableDepartment[];
  /** Of the running stream, or of the last one. */
  receivedInBatch: number;
  isLoading: boolean;
  failure: StreamFailure | undefined;
};

export type DepartmentStreamEvent =
  | { type: 'opened'; cursor: string | undefined }
  | { type: 'department'; department: AvailableDepartment }
  | { type: 'failed'; reason: StreamFailure }
  | { type: 'ended' };

export const emptyDepartmentList: DepartmentList = {
  departments: [],
  receivedInBatch: 0,
  isLoading: true,
  failure: undefined,
};

export function departmentListReducer(list: DepartmentList, event: DepartmentStreamEvent): DepartmentList {
  switch (event.type) {
    case 'opened':
      return { ...emptyDepartmentList, departments: event.cursor === undefined ? [] : list.departments };
    case 'department': {
      const { department } = event;
      const isKnown = list.departments.some(({ departmentId }) => departmentId === department.departmentId);
      return {
        ...list,
        departments: isKnown ? list.departments : [...list.departments, department],
        receivedInBatch: list.receivedInBatch + 1,
      };
    }
    case 'failed':
      return { ...list, isLoading: false, failure: event.reason };
    case 'ended':
      return { ...list, isLoading: false };
  }
}

/** How many placeholder rows stand under what has come (SB-66). */
export function placeholderCount({ isLoading, receivedInBatch }: DepartmentList): number {
  return isLoading ? Math.max(0, DEPARTMENTS_PER_BATCH - receivedInBatch) : 0;
}

/** Whether there may be more (SB-68). After an error the button tries again from where the stream broke off. */
export function canLoadMore({ departments, receivedInBatch, isLoading, failure }: DepartmentList): boolean {
  if (isLoading || departments.length === 0 || failure === 'no sites') return false;
  return failure === 'error' || receivedInBatch >= DEPARTMENTS_PER_BATCH;
}
