import { defineTexts } from '../language/texts.ts';

/** What each kind of waiting change is called. */
export const CHANGES = defineTexts({
  hi: {
    packed: (name: string, order: string) => `${order}: ${name} पैक हुआ`,
    unpacked: (name: string, order: string) => `${order}: ${name} पैकेट से निकाला`,
    note: (order: string) => `${order}: टिप्पणी`,
    stock: (name: string, by: number) => `${name}: स्टॉक ${by > 0 ? '+' : '−'}${Math.abs(by)}`,
    message: (name: string, mark: string) => `${name} का संदेश: ${mark}`,
    read: 'पढ़ लिया',
    unread: 'फिर से नया',
    answered: 'जवाब दे दिया',
    unanswered: 'जवाब नहीं दिया था',
    archived: 'अलग रखा',
    unarchived: 'फिर सूची में',
  },
  en: {
    packed: (name: string, order: string) => `${order}: ${name} packed`,
    unpacked: (name: string, order: string) => `${order}: ${name} taken out of the packet`,
    note: (order: string) => `${order}: note`,
    stock: (name: string, by: number) => `${name}: stock ${by > 0 ? '+' : '−'}${Math.abs(by)}`,
    message: (name: string, mark: string) => `Message of ${name}: ${mark}`,
    read: 'read',
    unread: 'new again',
    answered: 'answered',
    unanswered: 'not answered',
    archived: 'put away',
    unarchived: 'in the list again',
  },
});
