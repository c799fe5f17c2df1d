/** The columns of the footer on the law guide, help and the policies. In a file of its own: the code of the bar needs none. */
import { footerColumns, type GuideColumn, type ServiceColumn } from './navigation.ts';

const SERVICE: ReadonlySet<string> = new Set([
  'Practice Areas',
  'Our Services',
  'Major Cities',
  'Company',
] satisfies ServiceColumn['heading'][]);

export const guideColumns = footerColumns.filter(
  (column): column is GuideColumn => !SERVICE.has(column.heading),
);
