import '../helpers/offscreen-canvas';
import { expect, test } from 'vitest';
import { doc, marksOf, redacted } from '../helpers/redacted';

const pageContent = 'BT /F 12 Tf 20 200 Td (Room A-12, by e-mail, no 98765-43210, x/y) Tj ET';

test.each(['A-12', 'e-mail', '98765-43210', 'x/y'])(
  '%s is found as it is typed, and removed',
  async (query) => {
    const bytes = doc(pageContent);
    const marks = await marksOf(bytes, query);
    expect(marks).toHaveLength(1);
    const { searchable: content } = await redacted(bytes, marks);
    expect(content).not.toContain(query);
    expect(content).toContain('Room');
  },
);
