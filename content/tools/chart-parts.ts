/** What charts have that is not drawn, by the names that the engines of Word to PDF and Excel to PDF give it. */
export const chartParts = {
  trendLines: 'trend lines of charts',
  errorBars: 'error bars of charts',
  dataTable: 'data tables below charts',
  upDownBars: 'up/down bars of charts',
  connectingLines: 'lines that connect values of charts',
  chartShapes: 'shapes and text added to charts',
  minorGrid: 'minor grid lines of charts',
  axisUnits: 'units on the axes of charts (such as thousands)',
  chartFills: 'gradient, pattern or picture fills in charts (printed in one colour)',
  chartDepth: 'depth of 3D charts (printed flat)',
  chartLabels: 'some labels of charts',
  pulledSlices: 'slices pulled out of pie charts',
  categoryGroups: 'groups of categories in charts',
  outerRings: 'all but one ring of doughnut charts',
  smoothLines: 'smoothed lines in charts (printed straight)',
};
