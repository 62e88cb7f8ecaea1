import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of a photograph that is cropped. */
export const CROP = defineTexts({
  hi: {
    crop: 'तस्वीर काटें और सीधी करें',
    cropHint: 'उँगली से खिसकाएँ, दो उँगलियों से छोटा-बड़ा करें।',
    zoom: 'छोटा-बड़ा',
    straighten: 'सीधा करें',
    turn: 'घुमाएँ',
    usePicture: 'यही तस्वीर लगाएँ',
    badPicture: 'यह तस्वीर नहीं खुली। दूसरी तस्वीर लें।',
    pictureAdded: 'तस्वीर लग गई।',
  },
  en: {
    crop: 'Crop and straighten the picture',
    cropHint: 'Move it with a finger, and zoom with two.',
    zoom: 'Zoom',
    straighten: 'Straighten',
    turn: 'Turn',
    usePicture: 'Use this picture',
    badPicture: 'This picture could not be opened. Take another one.',
    pictureAdded: 'The picture is added.',
  },
});
