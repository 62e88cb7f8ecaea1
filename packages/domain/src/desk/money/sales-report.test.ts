import { describe, expect, it } from 'vitest';
import { buildReport, formatReport, listFigures, reportFileName } from './sales-report.ts';

function sums(month: string, goodsPaise: number, orders: number) {
  const charges = { chargesPaise: 100_00 * orders, totalPaise: goodsPaise + 100_00 * orders };
  return { month, orders, pieces: orders * 2, goodsPaise, ...charges };
}

const FACTS = {
  months: [
    sums('2025-10', 200_00, 1),
    sums('2026-09', 300_00, 2),
    sums('2026-10', 500_50, 3),
    sums('2026-11', 50_00, 1),
  ],
  rows: [
    { name: '=Marwar', months: [sums('2025-10', 200_00, 1), sums('2026-10', 100_50, 1)] },
    { name: 'Bagru', months: [sums('2026-10', 400_00, 2), sums('2026-11', 50_00, 1)] },
    { name: 'Early', months: [sums('2026-08', 900_00, 2)] },
    { name: 'Fallen', months: [sums('2026-09', 300_00, 2)] },
  ],
};
const MONTHS = ['2026-10', '2026-11'];
const COMPARED = { month: '2026-10', before: '2026-09', yearBefore: '2025-10' };

describe('a report of sales', () => {
  // product 10.4.7
  it('shows what orders add only where that belongs to a row', () => {
    expect(listFigures('group')).not.toContain('total');
    expect(listFigures('product')).not.toContain('total');
    expect(listFigures('place')).toContain('total');
    expect(listFigures('payment')).toContain('total');
  });

  // product 10.4.8
  it('has the months shown, the largest sum first, and compares with months that are not shown', () => {
    const { rows, sums: all } = buildReport(FACTS, 'goods', MONTHS, COMPARED);
    expect(rows.map(({ row, line }) => [row.name, ...line.values, line.sum])).toEqual([
      ['Bagru', 400_00, 50_00, 450_00],
      ['=Marwar', 100_50, 0, 100_50],
      ['Fallen', 0, 0, 0],
    ]);
    expect(rows.map(({ line }) => line.sinceBefore)).toEqual([
      { difference: 400_00, percent: null },
      { difference: 100_50, percent: null },
      { difference: -300_00, percent: -100 },
    ]);
    expect(rows[1]?.line.sinceYearBefore).toEqual({ difference: -99_50, percent: -50 });
    expect(all.total).toEqual({
      values: [800_50, 150_00],
      sum: 950_50,
      sinceBefore: { difference: 300_50, percent: 60 },
      sinceYearBefore: { difference: 500_50, percent: 167 },
    });
  });

  // product 10.4.8
  it('compares nothing while no month has ended', () => {
    const { rows } = buildReport(FACTS, 'orders', ['2026-11'], null);
    expect(rows.map(({ row, line }) => [row.name, line])).toEqual([
      ['Bagru', { values: [1], sum: 1, sinceBefore: null, sinceYearBefore: null }],
    ]);
  });

  // product 10.4.9
  it('is a file of what is shown, in rupees, without formulas', () => {
    const figures = {
      goods: 'Goods (rupees)',
      charges: 'Added (rupees)',
      total: 'Total (rupees)',
      orders: 'Orders',
      pieces: 'Pieces',
    };
    const words = {
      name: 'Group',
      figure: 'Figure',
      sum: 'All',
      month: (month: string) => month,
      difference: (month: string, other: string) => `${month} - ${other}`,
      percent: (month: string, other: string) => `${month} / ${other} %`,
      figures,
    };
    const report = buildReport(FACTS, 'goods', MONTHS, COMPARED);
    const file = formatReport(report, 'goods', MONTHS, COMPARED, words, ({ name }) => name);
    expect(file.split('\r\n')).toEqual([
      '\uFEFFGroup,Figure,2026-10,2026-11,All,2026-10 - 2026-09,2026-10 / 2026-09 %,2026-10 - 2025-10,2026-10 / 2025-10 %',
      'Bagru,Goods (rupees),400.00,50.00,450.00,400.00,,400.00,',
      "'=Marwar,Goods (rupees),100.50,0.00,100.50,100.50,,-99.50,-50",
      'Fallen,Goods (rupees),0.00,0.00,0.00,-300.00,-100,0.00,',
      'All,Goods (rupees),500.50,50.00,550.50,200.50,67,300.50,150',
      'All,Added (rupees),300.00,100.00,400.00,100.00,50,200.00,200',
      'All,Total (rupees),800.50,150.00,950.50,300.50,60,500.50,167',
      'All,Orders,3,1,4,1,50,2,200',
      'All,Pieces,6,2,8,2,50,4,200',
      '',
    ]);
    expect(reportFileName('group', MONTHS)).toBe('sales-group-2026-10-2026-11.csv');
  });
});
