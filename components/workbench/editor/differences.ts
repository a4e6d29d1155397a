/** Words that are others now, each run with what stands in its place; one of them may be empty. */
export function differences(before: string, after: string): [before: string, after: string][] {
  const [old, now] = [before, after].map((text) => text.split(/\s+/).filter(Boolean)) as [string[], string[]];
  // Length of the longest run of words that both have from there on, in order.
  const common = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (row: number, column: number) => common[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1) {
      const most = Math.max(at(row + 1, column), at(row, column + 1));
      (common[row] as number[])[column] = old[row] === now[column] ? at(row + 1, column + 1) + 1 : most;
    }
  const runs: [string[], string[]][] = [];
  let open = false;
  for (let [row, column] = [0, 0]; row < old.length || column < now.length; ) {
    if (row < old.length && old[row] === now[column]) {
      [row, column, open] = [row + 1, column + 1, false];
      continue;
    }
    if (!open) runs.push([[], []]);
    open = true;
    const takesOld = column >= now.length || (row < old.length && at(row + 1, column) >= at(row, column + 1));
    if (takesOld) runs.at(-1)?.[0].push(old[row++] as string);
    else runs.at(-1)?.[1].push(now[column++] as string);
  }
  return runs.map(([gone, come]) => [gone.join(' '), come.join(' ')]);
}
