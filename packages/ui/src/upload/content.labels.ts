import type { ContentProblem, FileFormat } from '@shuyuan/rules';

/** What helps with a file of a format that a place does not take. */
export type Advice = 'heic' | 'image' | 'video' | 'audio' | 'document' | 'archive';

/** Words about the content of a file that was refused. */
export interface ContentLabels {
  /** What a format is called where its extension is not its name. */
  formats: Partial<Record<FileFormat, string>>;
  /** The format and what is taken instead. */
  isFormat: (format: string, only: string) => string;
  /** The format of a file whose extension says something else. */
  isOther: (format: string, extension: string) => string;
  /** The file is good here under its own extension. */
  rename: (extension: string) => string;
  advice: Record<Advice, string>;
  /** A reason, and what to do. */
  withAdvice: (reason: string, advice: string) => string;
  problems: Record<Exclude<ContentProblem, 'format' | 'damaged'>, string>;
}

export const contentLabels: Record<'cn' | 'en', ContentLabels> = {
  cn: {
    formats: {
      heic: 'HEIC照片',
      mov: 'MOV视频',
      mpeg: 'MPEG视频',
      odf: 'OpenDocument文档',
      iwork: 'iWork文档',
      html: '网页',
      exe: '程序',
      text: '纯文本',
    },
    isFormat: (format, only) => `这是${format}，${only}`,
    isOther: (format, extension) => `内容是${format}，不是${extension}`,
    rename: (extension) => `把扩展名改成.${extension}再选`,
    advice: {
      heic: '请在相册里导出为JPG再选；iPhone在“设置—相机—格式”里选“兼容性最佳”，以后拍的就是JPG',
      image: '请用看图软件另存为JPG或PNG',
      video: '请用剪辑软件或播放器导出为mp4（H.264）',
      audio: '请转换为mp3',
      document: '请另存为docx、xlsx、pptx或pdf',
      archive: '请解压后选里面的文件',
    },
    withAdvice: (reason, advice) => `${reason}。${advice}`,
    problems: {
      cut: '文件不完整，后面缺了一段，请重新下载或导出',
      trailing: '文件末尾多了别的内容，请重新导出',
      animated: '这是动图，请选静态图片',
      pixels: '像素太多，最多5000万像素、每边16384，请缩小后再选',
      locked: '文件有密码，请去掉密码后另存再选',
      macros: '文件含有宏，请另存为不含宏的文档',
      remote: '文件会从网上加载模板或对象，请去掉后重新保存',
      program: '文件里嵌入了其他程序或文件，请去掉后重新保存',
      unpacked: '文档展开后太大，请拆成几份',
    },
  },
  en: {
    formats: {
      heic: 'a HEIC photo',
      mov: 'a MOV video',
      mpeg: 'an MPEG video',
      odf: 'an OpenDocument file',
      iwork: 'an iWork document',
      html: 'a web page',
      exe: 'a program',
      text: 'plain text',
    },
    isFormat: (format, only) => `This is ${format}. ${only}`,
    isOther: (format, extension) => `The content is ${format}, not ${extension}`,
    rename: (extension) => `Rename it to .${extension} and choose it again`,
    advice: {
      heic: 'Export the photo as JPG. On an iPhone, choose Settings › Camera › Formats › Most Compatible for new photos',
      image: 'Save it as JPG or PNG in a picture viewer',
      video: 'Export it as mp4 (H.264) in a video editor or player',
      audio: 'Convert it to mp3',
      document: 'Save it as docx, xlsx, pptx or pdf',
      archive: 'Unpack it and choose the files inside',
    },
    withAdvice: (reason, advice) => `${reason}. ${advice}`,
    problems: {
      cut: 'The file is incomplete: its end is missing. Download or export it again',
      trailing: 'Something else follows the end of this file. Export it again',
      animated: 'This is an animation. Choose a still picture',
      pixels: 'Too many pixels: 50 million and 16,384 a side at most. Make it smaller',
      locked: 'The file has a password. Save it without one',
      macros: 'The file has macros. Save it without them',
      remote: 'The file loads a template or an object from the web. Remove it and save again',
      program: 'Another program or file is embedded in it. Remove it and save again',
      unpacked: 'The document is too large once unpacked. Split it',
    },
  },
};
