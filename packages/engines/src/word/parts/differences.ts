/** Code for documents with elements that few documents have: reports what of them is printed differently, and accepts changes. */
import { withoutDeletedMarks } from '../read/deleted-marks';
import { Inventory } from '../read/inventory';

export const differences = { Inventory, withoutDeletedMarks };

export type Differences = typeof differences;
