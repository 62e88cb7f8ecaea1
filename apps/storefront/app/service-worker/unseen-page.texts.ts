// A page that was never seen may be of either language: it has both.

export const UNSEEN_EN = {
  title: 'No network',
  text: 'This page was not opened on this phone before, so there is no copy of it.',
  payment: 'An order is placed and paid with a network only: nothing was ordered now.',
  kept: 'These open without a network:',
  nothing: 'No page is kept on this phone yet.',
  retry: 'Try again',
} as const;

export const UNSEEN_HI: Record<keyof typeof UNSEEN_EN, string> = {
  title: 'इंटरनेट नहीं है',
  text: 'यह पन्ना इस फ़ोन पर पहले नहीं खुला, इसलिए इसकी कॉपी नहीं है।',
  payment: 'ऑर्डर और पेमेंट इंटरनेट के बिना नहीं होते: अभी कोई ऑर्डर नहीं हुआ।',
  kept: 'ये इंटरनेट के बिना खुलते हैं:',
  nothing: 'इस फ़ोन पर अभी कोई पन्ना नहीं रखा है।',
  retry: 'फिर से कोशिश करें',
};
