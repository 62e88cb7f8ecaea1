import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of waiting, failing and being offline, which every screen shows. */
export const FEEDBACK = defineTexts({
  hi: {
    loading: 'खुल रहा है…',
    retry: 'फिर कोशिश करें',
    offline: 'इंटरनेट नहीं है। जुड़ते ही यह अपने-आप खुल जाएगा।',
    offlineAge: (time: string) => `इंटरनेट नहीं है। यह ${time} की जानकारी है।`,
    unreachable: 'दुकान तक नहीं पहुँच पाए। इंटरनेट देखकर फिर कोशिश करें।',
    tooMany: 'बहुत बार कोशिश हो गई। थोड़ी देर रुककर फिर करें।',
    codeMissing: 'यह काम कोड डालने पर ही होगा।',
    forbidden: 'यह काम आपकी भूमिका में नहीं है। मालिक से कहें।',
    notFound: 'यह अब यहाँ नहीं है। सूची फिर से खोलें।',
    failed: 'काम पूरा नहीं हुआ। थोड़ी देर बाद फिर कोशिश करें; न हो तो मालिक से कहें।',
    changedMeanwhile: 'इस बीच किसी और ने इसे बदल दिया है। देखकर फिर कोशिश करें।',
    invalid: 'कुछ सही नहीं भरा है। हर खाना देखकर फिर कोशिश करें।',
    close: 'बंद करें',
    draft: 'आपका लिखा यहाँ रखा है, अभी सहेजा नहीं।',
    dropDraft: 'मेरा लिखा हटाएँ',
  },
  en: {
    loading: 'Loading…',
    retry: 'Try again',
    offline: 'No network. This opens by itself as soon as there is one.',
    offlineAge: (time: string) => `No network. This is how it was on ${time}.`,
    unreachable: 'The shop could not be reached. Check your network and try again.',
    tooMany: 'Too many attempts. Wait a little, then try again.',
    codeMissing: 'This is done only after a code was given.',
    forbidden: 'This is not part of your role. Ask the owner.',
    notFound: 'This is no longer here. Open the list again.',
    failed: 'It was not done. Try again in a moment, or else tell the owner.',
    changedMeanwhile: 'Somebody else has changed this meanwhile. Look at it and try again.',
    invalid: 'Something is not filled in correctly. Check each field and try again.',
    close: 'Close',
    draft: 'What you wrote is kept here and not saved yet.',
    dropDraft: 'Drop what I wrote',
  },
});
