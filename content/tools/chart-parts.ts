/** Parts of charts that are not drawn, by the names that the engines of Word to PDF and Excel to PDF give them. */
export const chartParts = {
  trendLines: 'trend lines in charts',
  errorBars: 'error bars in charts',
  dataTable: 'data tables below charts',
  connectingLines: 'lines that connect values in charts',
  chartShapes: 'shapes and text added to charts',
  minorGrid: 'minor grid lines in charts',
  axisUnits: 'units on chart axes (such as thousands)',
  chartFills: 'gradient, pattern or picture fills in charts (printed in one colour)',
  chartDepth: 'depth of 3D charts (printed flat)',
  chartLabels: 'some chart labels',
  pulledSlices: 'slices pulled out of pie charts',
  categoryGroups: 'category groups in charts',
  smoothLines: 'smoothed lines in charts (printed straight)',
};
