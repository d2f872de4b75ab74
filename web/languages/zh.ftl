### 页面的中文文字。一行一条；{ $name } 由程序填入。
### 各语言的键相同；`npm run unit` 会指出缺少哪些。

## 五种棋

game-lautari = 劳塔里
game-luzhanqi = 陆战棋
game-nardi = 双陆棋
game-rotary = 转盘棋
game-shatra = 沙特拉

summary-lautari = 途中让兵升变，带着两侧的友军占领圆形中心。
summary-luzhanqi = 看不见对方棋子的军棋：碰子、记子、推理，夺取军旗。
summary-nardi = 西洋双陆棋（Backgammon），十五枚棋子的赛跑：可下简单玩法，也可加上双倍胜、加倍骰和多局赛。
summary-rotary = 每一步都围绕一个空点，把整圈的球一起转动。
summary-shatra = 阿尔泰的棋：吃子如国际跳棋，走子如国际象棋，后备军在城堡中待命。

story-lautari = 由 Aleksejs Ivanovs 发明。所有棋子开局时都是普通的兵，途中变为侦察兵、骑兵和守卫。谁的升变棋子走到中心，并且相对的两侧各有一枚己方棋子，谁就获胜。十分钟即可学会。
story-luzhanqi = 两军各二十五子对垒，谁也看不到对面站的是谁。布好自己的阵，沿铁路疾行，用工兵挖地雷，找到并夺取敌方军旗。
story-nardi = 国际比赛中称为 Backgammon，中文叫西洋双陆棋。把棋子走回内盘，再全部移出棋盘；途中可以打掉对方落单的棋子。骰子公平，每局结束后都可以验证。
story-rotary = 由 Nagy László 博士发明。把转盘放在周围己方球占多数的空点上，转动整圈，己方和对方的球一起转。用自己的三个球占满中心即获胜。
story-shatra = 两座城堡，中间一道壕沟，还有绝不能失去的首领（阿尔泰语 biy，“毕”）。有子可吃必须吃，还可以连吃；城门后的后备军随时可以投入战场。


seat-lautari-first = 白方
seat-lautari-second = 黑方
seat-luzhanqi-first = 红方
seat-luzhanqi-second = 黑方
seat-nardi-first = 白方
seat-nardi-second = 黑方
seat-rotary-first = 浅色方
seat-rotary-second = 深色方
seat-shatra-first = 白方
seat-shatra-second = 黑方

rules-lautari = 劳塔里
rules-luzhanqi = 陆战棋：碰子时双方亮明
rules-caai = 计算机博弈大赛规则：碰子只报输赢
rules-junqi = 军棋通行规则：碰子只报输赢，司令阵亡亮军旗
rules-nardi = 双陆棋：简单玩法
rules-backgammon = 西洋双陆棋：双倍胜与加倍骰
rules-backgammon-5 = 西洋双陆棋：五分制多局赛
rules-rotary = 转盘棋：球摆在盘边
rules-rotary-rows = 转盘棋：球摆成两行
rules-rotary-empty = 转盘棋：从空盘起轮流放球
rules-shatra = 沙特拉

## 棋子与格子，也供屏幕阅读器使用

piece-of-side = { $piece }（{ $side }）
piece-pawn = 兵
piece-scout = 侦察兵
piece-rider = 骑兵
piece-guard = 守卫
piece-checker = 棋子
piece-ball = 球
piece-biy = 首领
piece-batyr = 勇士
piece-tura = 塔
piece-yalkyn = 火焰
piece-shatra = 沙特拉兵
piece-field-marshal = 司令
piece-general = 军长
piece-lieutenant-general = 师长
piece-brigadier = 旅长
piece-colonel = 团长
piece-major = 营长
piece-captain = 连长
piece-platoon-commander = 排长
piece-sapper = 工兵
piece-bomb = 炸弹
piece-mine = 地雷
piece-flag = 军旗
piece-hidden = 暗子

field-empty = { $field }，空
field-with = { $field }：{ $pieces }
field-stack = { $count ->
   *[other] { $count } 枚{ $piece }
}
field-open = { $field }，可选择
field-pencilled = { $field }，可能是{ $kinds }
field-white-bar = 白方中条
field-black-bar = 黑方中条
field-white-off = 白方移出区
field-black-off = 黑方移出区
field-on-from = 左盘 { $field }
field-on-to = 右盘 { $field }

board-of = { $game }棋盘。用方向键移动，按回车键选择，按 Esc 键取消选择。

## 棋盘旁的按钮

choices = 可选走法
confirm = 确认走法
confirm-asked = 走法已选好，请确认或撤销。
undo-step = 撤销
picked = { $count ->
   *[other] 已选中 { $field }，可走 { $count } 处
}
picked-choices = { $count ->
   *[other] 已选中 { $field }，棋盘旁有 { $count } 种选择
}
laid-down = 已取消选择
which-one = 选哪一个？
not-now = 现在不能这样走。
rota-back = 逆时针转一格
rota-on = 顺时针转一格
rota-hint = 拨动转盘，或点选盘边的刻度。
button-rotary-turn = 转 { $number } 格
button-rotary-turn-none = 不转，跳过
button-lautari-scout = 变为侦察兵
button-lautari-revive = 复活一枚棋子
button-shatra-stop = 停在这里
button-shatra-batyr = 勇士
button-shatra-tura = 塔
button-shatra-yalkyn = 火焰
button-nardi-cannot-move = 无棋可走，跳过
button-nardi-double = 加倍
button-nardi-take = 接受
button-nardi-drop = 放弃
button-roll = 掷骰子
sure-nardi-double = 要加倍吗？对方可以接受，也可以放弃而输掉本局。
sure-nardi-drop = 要放弃吗？你将输掉本局。
sure-no = 否
type-action = 输入走法
type-action-go = 走
type-action-hint = 例如 { $example }

## 通用

nav-main = 主菜单
nav-home = 首页
nav-play = 下棋
nav-watch = 观战
nav-learn = 学习
nav-puzzles = 习题
nav-analysis = 分析
nav-tournaments = 赛事
nav-about = 关于
nav-settings = 设置
nav-api = API
nav-menu = 菜单
nav-sign-in = 登录
footer-galds = Galds 在拉脱维亚语中意为桌子。
footer-nav = 更多
skip-to-content = 跳到正文
page-did-not-load = 页面无法加载。网络断开了吗？
try-again = 重试
copy = 复制
copied = 已复制

title-home = 五种罕见的棋
title-game = 棋种
title-match = 对局
title-lobby = 大厅
title-watch = 观战
title-settings = 设置
title-lost = 页面不存在
lost-lead = 地址可能有误，或者内容已被移走。

trouble-unreachable = 无法连接服务器。请检查网络后重试。
offline-not-saved = 无法连接服务器，而且这种棋没有保存在本设备上供离线使用。联网后可在设置的“离线对弈”中保存。
needs-people = 这里需要联网：内容是与他人的对局。已保存的棋离线时也能与电脑对弈。
trouble-server = 服务器出错。请稍后再试。
trouble-refused = 服务器答复：{ $reason }
trouble-unknown = 出错了。

## 首页

home-heading = 一张桌子，五种罕见的棋
home-lead = 按自己的水平与电脑对弈，用链接邀请朋友，或与在线的棋友下棋。无需账户。
play-computer = 与电脑对弈
play-computer-at = 与电脑对弈：{ $game }
play-people = 与人对弈
more-about = 与人对弈：{ $game }，了解这种棋
starting = 请稍候……
waiting-heading = 等待中的对局
waiting-none = 目前没有等待中的对局。
to-lobby = 全部等待中的对局
playing-heading = 正在进行的对局
playing-none = 目前没有进行中的对局。
to-watch = 观看进行中的对局
filter = 筛选
filter-all = 全部
filter-none = 显示全部
filter-near = 等级分相近
filter-span = 相差 { $span } 以内
filter-rules-usual = 通常规则
filter-rules-other = 其他规则
waiting-filtered = 没有符合筛选条件的对局。
own-challenges = 你发起的对局
meanwhile = 还没有人应战。要不要先和电脑下一局{ $game }？你发起的对局仍然有效。
counts-online = { $count ->
   *[other] { $count } 人在线
}
counts-open = { $count ->
   *[other] { $count } 局等待中
}
counts-playing = { $count ->
   *[other] { $count } 局进行中
}

## 一种棋

play-heading = 新对局
play-against = 对手
against-computer = 电脑
against-friend = 朋友
against-anyone = 任何棋友
begin-computer = 开始
begin-friend = 创建对局
begin-anyone = 寻找对手
level = { $level } 级（最高 10 级）
level-child = 友好：常犯错，让你看懂这棋怎么下。
level-easy = 轻松：只看眼前几步。
level-club = 相当于不错的俱乐部棋手。
level-strong = 不长考时的最强水平。
level-at = 电脑级别：{ $game }
level-with-meaning = { $level } 级：{ $meaning }
friend-name = 朋友的用户名
friend-link = 留空会得到一个链接，发给朋友即可。
your-side = 执哪一方
side-random = 随机
clock = 用时
control-none = 不计时
control-days = { $days ->
   *[other] 每步 { $days } 天
}
control-delay = { $initial } 分钟，每步延迟 { $delay } 秒
clock-days = { $days ->
   *[other] { $days } 天 { $time }
}
rules-chosen = 规则
rules-usual = 通常规则
rules-more = 更多规则
rules-fewer = 收起规则
rules-own = 自定规则
rules-places-pick = 在棋盘上点选单个陷阱。
rated-match = 计等级分
rated = 计分
casual = 不计分
learn-nav = 学习
to-rules = 规则
to-lessons = 课程
to-puzzles = 习题
to-analysis = 分析棋盘
top-players = 排行榜
top-none = 暂无排名：下满五局计分对局即可上榜。
choose-game = 选择棋种
all-games = 所有棋种
nobody-yet = 空位
guest = 访客
player-deleted = 已删除的用户
computer-level = 电脑（{ $level } 级）

## 对局

your-turn = 该你走
their-turn-named = { $name }正在思考
their-turn-absent = { $name }不在线
waiting-friend = 把这个链接发给朋友。朋友入座后对局开始。
waiting-anyone = 正在寻找对手……
waiting-invited = 等待{ $name }接受……
share-link = 本局链接
join = 入座
join-lead = { $name }邀请你下一局{ $game }。
withdraw = 撤回
decline = 拒绝
accept = 接受
setup-lead = 布阵：把一枚棋子拖到另一枚上，即可交换位置。
setup-rules = 军旗放在大本营，地雷放在后两排。炸弹：原版规则不能放最后一排，通行规则和大赛规则不能放第一排。
setup-misplaced = { $field }，不能放在这里
setup-send = 布阵完毕
setup-waits = 布阵完毕，等待对方。
setup-ready-made = 现成布阵
setup-own = 你保存的布阵
setup-save = 保存布阵
setup-name = 布阵名称
setup-delete = 删除
setup-mirror = 镜像
setup-none = 你还没有保存过布阵。
setup-hedgehog = 刺猬
setup-fortress = 堡垒
setup-turtle = 乌龟
setup-decoy = 诱饵
setup-example = 规则书示例
setup-lattice = 网格
setup-two-lines = 两道防线
setup-left-hook = 左勾拳
setup-right-hook = 右勾拳
setup-sappers-ahead = 工兵先行
setup-hammer = 铁锤
setup-cavalry = 骑兵
setup-gambit = 弃子
setup-storm = 强攻
contact-wins = { $attacker }吃掉{ $defender }
contact-loses = { $attacker }碰{ $defender }，阵亡
contact-both = { $attacker }与{ $defender }同归于尽
contact-title = { $field } 处碰子
dice-commitment = 公平骰子：服务器种子在开局前已经确定，其指纹为 { $hash }
dice-revealed = 服务器种子：{ $secret }
moves = 着法
move-first = 回到开局
move-back = 上一步
move-forward = 下一步
move-last = 最新一步
move-number = 第 { $number } 步：{ $move }
looking-back = 正在查看第 { $number } 步。
to-present = 回到当前局面
turn-board = 翻转棋盘
board-sideways = 横放棋盘
premove-chosen = 预走：{ $move }
premove-cancel = 取消预走
premove-cancelled = 已取消预走
premove-impossible = 现在不能这样预走
premove-begun = 已选 { $field } 作预走
plan-heading = 条件着法
plan-about = 对手走出某个变化的第一步时，你的应着会立即走出，即使你不在线。只有你能看到这些变化。
plan-add = 添加变化
plan-save = 保存条件着法
plan-saved = 已保存
plan-unsaved = 尚未保存
plan-remove = 删除变化 { $line }
plan-begin = 请先替对手走一步。
plan-answer = 现在走出你的应着。
plan-go-on = 结束这个变化，或接着走对手的下一步。
plan-finish = 结束变化
plan-stop = 放弃变化
names-on-board = 坐标
pencil-marks = 铅笔标记
resign = 认输
sure-resign = 确定认输？
yes-resign = 是，认输
no-play-on = 不，继续下
abort = 中止
sure-abort = 确定中止本局吗？
yes-abort = 确定中止
offer-draw = 提和
sure-offer-draw = 确定提和吗？
yes-offer-draw = 确定提和
offer-takeback = 请求悔棋
take-back = 悔棋
offer-rematch = 再来一局
offered-draw = { $name }提和。
offered-takeback = { $name }请求悔棋。
offered-rematch = { $name }想再来一局。
you-offered-draw = 你已提和。
you-offered-takeback = 你已请求悔棋。
you-offered-rematch = 你已提议再来一局，等待对方答复。
declined-draw = 对方不同意和棋。
declined-takeback = 对方不同意悔棋。
declined-rematch = 对方不想再来一局。
claim-win = 宣布获胜
result-won = { $side }获胜
result-you-won = 你赢了
result-you-lost = 你输了
result-draw = 和棋
result-none = 没有结果
ending-rules = 按规则结束
ending-resigned = { $side }认输
ending-agreed = 双方议和
ending-flag = { $side }超时
ending-left = { $side }离开对局
ending-aborted = 对局已中止
ending-cancelled = 对局已取消
rematch-go = 进入下一局
again-same = 再来一局
again-easier = 更容易：{ $level } 级
again-harder = 更难：{ $level } 级
hint-ask = 提示
hint-is = 提示：{ $move }
analyse = 分析
download = 下载
animated-picture = 动图
embed = 嵌入
embed-code = 放到你网页上的代码
embed-not-over = 这局还在进行中，可在其页面观看。
embed-start = 开始
embed-full = 在 Galds 打开
chat = 聊天
chat-say = 说点什么
chat-send = 发送
chat-none = 还没有人说话。
chat-off = 聊天已关闭。
chat-switch = 聊天
connection-on = 已连接，{ $lag } 毫秒
connection-connecting = 正在连接……
connection-lost = 连接断开，正在重连……
connection-polling = 网络较慢：每隔几秒更新一次
connection-here = 在本设备上
not-sent = 尚未发送：{ $action }
says-move = { $side }：{ $move }
time-left = { $side }：剩余 { $time }
match-unknown = 没有这局棋。
to-act = 该走棋
first-due = 请在 { $due } 内走第一步，否则对局中止
pips = { $pips ->
   *[other] 剩 { $pips } 点
}
set-up-done = 布阵
move-cannot = 无棋可走
move-no-double = 不加倍
move-takes = 接受加倍
move-drops = 放弃
move-doubles = 加倍至 { $rest }
move-bar = 中条
move-off = 移出
dice-fair = 公平骰子
own-matches = 你的对局
one-screen = 同屏对弈
one-screen-lead = 两人在同一台设备上面对面下棋。对局保存在这个浏览器里；登录后也保存在你的棋谱库里。
one-screen-turn = 每走一步翻转棋盘
one-screen-hides = 每步之间有帷幕遮住棋盘，双方只能看到自己的棋子。
one-screen-to-move = 轮到{ $side }
one-screen-pass = 交给{ $side }
one-screen-curtain = 请把设备交给{ $side }
one-screen-curtain-why = 下一位准备好之前，棋盘不会显示。
one-screen-show = 我是{ $side }，显示棋盘
one-screen-new = 新对局
one-screen-new-sure = 开始新对局？当前对局还没有下完。
one-screen-new-yes = 开始新对局
one-screen-kept = 你的同屏对局
legend = 棋子图例

## 设置

settings-look = 外观
settings-board = 棋盘
settings-play = 下棋
settings-device = 本设备
setting-language = 语言
setting-theme = 主题
setting-motion = 动画
setting-sounds = 声音
setting-names = 在棋盘上显示坐标
setting-targets = 显示棋子可走的位置
setting-confirm = 每一步发送前先确认
setting-premoves = 对手思考时可预先选择着法（预走）
setting-warnings = 与电脑对局时：走出丢子或输棋的着法前先警告
setting-playForced = 只有一种走法时自动走
setting-throwByItself = 双陆棋：自动掷骰，不问是否加倍
setting-pencil = 陆战棋：用铅笔在暗子上标出可能的身份
setting-chat = 在对局旁显示聊天
setting-playHere = 与电脑对弈时，在本设备上运行电脑棋手（离线也可用）
setting-analyseHere = 在本设备上分析，而不是在服务器上
offline-heading = 离线对弈
offline-about = 将网站、规则和电脑棋手保存在此浏览器中，这样离线时也能对弈、分析和学习。
offline-kept = 可离线使用
offline-missing = 此服务器未提供
offline-away = 尚未保存，联网后才能保存。
offline-keep = 保存以供离线使用（{ $size } kB）
offline-failed = 保存失败，请重试。
offline-remove = 移除
offline-remove-game = 移除本设备上的{ $game }
offline-insecure = 离线使用需要安全连接（https）。
offline-unsupported = 此浏览器无法保存内容供离线使用。如果这是无痕窗口，请改用普通窗口。
archive-add = 添加到我的线上对局
archive-there = 在线查看
play-here-missing = 无法在此浏览器中加载引擎，因此不能在本设备上对弈。要在服务器上对弈，请在设置中关闭“{ $setting }”。
finished-here = 在本设备上下完的对局
finished-here-about = 这些对局只保存在此浏览器中；添加到你的线上对局后，服务器上才有。
finished-here-delete = 删除
finished-here-delete-what = 删除这局：{ $game }
finished-here-delete-yes = 是，删除
finished-here-delete-no = 保留
as-browser = 跟随浏览器
theme-system = 跟随系统
theme-light = 浅色
theme-dark = 深色
theme-to-light = 切换到浅色
theme-to-dark = 切换到深色
motion-system = 跟随系统
motion-reduced = 减少

## 规则

title-rules = 规则
to-advice = 下法建议
rules-nav = 关于这种棋
rules-in-other-language = 这份规则还没有中文版，以下是英文版。
contents = 目录
footnotes = 注释
footnote = 注释 { $number }
back-to-text = 回到正文
table = 表格
try-position = 在棋盘上试一试
close = 关闭

## 分析

title-analysis = 分析
analysis-lead = 为双方摆出各种走法，看引擎如何评价，并用链接分享。选哪个棋种？
analysis-lays-out = { $side }先布阵：选一个现成布阵，或者自己摆。
analysis-empty = 在棋盘上走一步。试过的走法和变化都会保留在这里。
analysis-other-army = 重新布阵
analysis-back-to-moves = 回到着法
show-hidden-pieces = 显示全部棋子
analysis-not-over = 这局还在进行中，结束后才能分析。
engine = 引擎
engine-on = 开启
engine-lines = 变化数
engine-depth = 深度 { $depth }
engine-nodes = { $nodes } 个局面
engine-thinks = 思考中……
engine-nothing = 这里没有可选的走法。
play-line-to = 按此变化走到 { $move }
value-win = { $count ->
   *[other] { $count } 步后胜
}
value-loss = { $count ->
   *[other] { $count } 步后负
}
value-bar = 胜算：{ $first } { $percent }%，其余属于{ $second }
value-none = 暂无评估
game-over = 对局结束：{ $result }
choose-dice = 选择点数
variation = 变化
variation-promote = 设为主线
variation-remove = 从这里起删除
share = 复制链接
position-heading = 局面与规则（文本）
position-text = 局面
rules-text = 规则
position-set = 摆上棋盘
position-start = 从开局开始
report = 复盘报告
report-make = 找出失误
report-again = 再来一次
report-stop = 停止
report-running = 正在分析第 { $done } 步，共 { $total } 步
report-kept = 准确率
mistake-inaccuracy = 轻微失误
mistake-mistake = 错误
mistake-blunder = 严重错误
mistakes-inaccuracy = 轻微失误 (?!)
mistakes-mistake = 错误 (?)
mistakes-blunder = 严重错误 (??)
better-was = 更好的走法：{ $move }
report-phase-opening = 开局
report-phase-middle = 中局
report-phase-end = 残局
report-luck = 运气
report-luck-note = 掷骰带来的变化，以赢一局的百分之一计。
report-mistakes = 失误与对方的惩罚
report-punished = 对方的惩罚：
mend-find = 找出比 { $move } 更好的着法。
mend-right = { $move }：找对了。
mend-wrong = { $move } 还不够好。
mend-end = 显示答案

## 电脑当老师

teacher = 电脑当老师
hint-where = 走到哪里？
hint-why = 为什么？
hint-piece = 请看 { $field }。
hint-then = 接着：{ $line }
hint-no-reason = 并不能马上得利：引擎认为走后的局面最好。
judge-ask = 这步走得好吗？
judge-best = { $move }：最佳走法。
judge-good = { $move }：好着。
judge-mistake = { $move }：{ $mistake }。
judge-answer = 对方最佳应着：{ $line }
warning-checking = 正在检查这步棋……
warning-loss = 走这步后，对手可以强制取胜。
warning-pieces = { $count ->
   *[other] 走这步后，对手可以在 { $fields } 吃子得利。
}
warning-chance = 这步棋会失去大部分胜机。
warning-other = 换一步棋
warning-anyway = 仍然这样走
motif-win = 这步直接取胜。
motif-threat-win = 这步威胁取胜。
motif-saves = 这步使一枚棋子脱险。
motif-threat-capture = 这步威胁吃子。
motif-fork = 这步同时攻击几枚棋子。
motif-rescue = 这步避免了马上输棋。
motif-capture = 这步吃掉一枚棋子。
motif-series = 这步吃掉几枚棋子。
motif-promotion = 这步使棋子升变。
motif-conversion = 这步使棋子变身。
motif-drop = 这步投入一枚后备棋子。
motif-centre = 这步到达中心。
motif-hit = 这步打掉一枚棋子。
motif-entering = 这步从中条进入。
motif-point = 这步占住一点。
motif-race = 这步在竞速中得利。
motif-cube = 这是正确的加倍决定。
motif-flag = 这步夺取军旗。
motif-deduction = 可以推断出被攻击的棋子是什么。
motif-attack = 这步攻击一枚棋子。
motif-sapper = 工兵发起攻击。
motif-bomb = 炸弹发起攻击。

rollout = 推演
rollout-lead = 在本设备上把引擎的每个最佳走法推演多局，并扣除骰子运气的影响。数值以{ $side }为准。
rollout-games = 每步局数
rollout-short = { $rolls } 次掷骰后停止
rollout-run = 开始推演
rollout-running = 已推演 { $done } 局，共 { $total } 局
rollout-needs-lines = 请先打开引擎：推演的是它的最佳走法。
rollout-done = { $games ->
   *[other] 每个走法推演了 { $games } 局。
}
rollout-move = 走法
rollout-equity = 期望值
rollout-wins = 胜率
rollout-gammons-won = 双倍胜
rollout-gammons-lost = 双倍负
rollout-no-module = 无法在此浏览器中加载引擎。

hindsight = 当时能知道什么
hindsight-nothing = 须双方布阵完毕。
hindsight-known-to = 这一方当时能知道的：
hindsight-gave-away = 上一步泄露了信息：{ $field } 上的棋子是{ $piece }。对方走前可有 { $before } 的把握，走后为 { $after }。
hindsight-missed = 错过了防守：{ $move } 更好。
hindsight-how = 概率来自这一方当时所见：交战、行棋以及常见的布阵方式。
danger-luzhanqi-beside = 敌子已在军旗旁边（{ $fields }）。
danger-luzhanqi-near = 敌子两步之内可夺军旗（{ $fields }）。

## 习题主题

puzzle-themes = 主题：
themes-all = 全部
theme-with-count = { $theme }（{ $total }）
theme-win-in-2 = 两步取胜
theme-win-in-3 = 三步取胜
theme-win-in-4 = 四步取胜
theme-fork = 捉双
theme-rescue = 解危
theme-capture = 吃子
theme-series = 连吃
theme-quiet = 静着
theme-promotion = 升变
theme-conversion = 变身
theme-drop = 投入后备军
theme-centre = 中心
theme-edge = 边缘
theme-endgame = 残局
theme-hit = 打掉
theme-entering = 从中条进入
theme-point = 占点
theme-race = 竞速
theme-cube = 加倍决定
theme-flag = 军旗
theme-deduction = 推理
theme-attack = 碰子
theme-sapper = 工兵
theme-bomb = 炸弹

## 打印

title-print = 打印
to-print = 打印
print-lead = 棋盘、记谱纸和纸棋子，按实际大小印在 A4 纸上。请按 100% 打印，不要选“适合页面”，棋子就与棋盘相配。
print-board = 棋盘
print-score = 记谱纸
print-pieces = 纸棋子
print-all = 打印所有页面
print-page = { $sheet }，第 { $number } 页，共 { $total } 页

## 习题

title-learn = 课程
learn-lead = 边下边学：在真正的棋盘上完成一节节短课，每课只讲一个要点。第一课约一分钟。
lessons-done = { $count ->
    [0] 尚未开始
   *[other] 已完成 { $count } 课
}
lessons-all = 本游戏的全部课程
lesson-step = 第 { $step } 步，共 { $steps } 步
lesson-wrong = 不对，再试一次。
lesson-right = 正确！
lesson-next = 下一课
lesson-play = 开始一局
lesson-is-done = 已完成
lesson-offer-label = 第一课
lesson-offer = 第一次玩{ $game }？第一课大约只要一分钟。
lesson-offer-go = 开始上课
lesson-offer-decline = 不用了
guide-open = 怎样玩
guide-heading = { $game }简介
guide-how = 在这里怎样走子
guide-hover = 把鼠标停在棋子上，或用手指按住棋子，就能看到它的名称和能去的地方。
guide-pieces = 各种棋子的作用
guide-rule = 阅读规则
guide-goal-rule = 怎样结束
problem-check = 作为习题检查
problem-checking = 正在求证……
problem-single = 唯一解：{ $key }，{ $actions ->
   *[other] { $actions } 步取胜
  }。
problem-several = 没有唯一解：几个第一步同样快地取胜。
problem-none = 没有找到四步之内的必胜。
problem-side = 副解：{ $keys }
problem-open = 另一步似乎也能取胜，但未能证明。
title-problems = 棋友习题
problems-lead = 这些局面由棋友编排，每题都经过求证：只有一个第一步必胜。
problems-go = 棋友编排的习题
problems-compose = 编一道习题
problems-none = 这种棋还没有人发布习题。
problems-all = 这种棋的全部棋友习题
problem-number = { $game }，棋友习题第 { $number } 题
problem-length = { $actions ->
   *[other] { $actions } 步取胜
  }
problem-solvers = { $count ->
    [0] 还没有人解出
   *[other] { $count } 人解出
  }
problem-title = 习题标题
problem-publish = 发布习题
problem-publish-lead = 所有人都能看到它和你的名字。你可以随时撤回。
problem-needs-account = 登录后可以把它发布为习题
problem-report = 报告这道习题
problem-withdraw = 撤回这道习题
problem-withdraw-lead = 撤回后谁也找不到它。
problem-withdraw-sure = 撤回
title-editor = 棋盘编辑器
to-editor = 棋盘编辑器
edit-lead = 摆出任意局面：选一种棋子，再点它要放的位置；也可以在棋盘上拖动棋子。
edit-tools = 棋子与工具
edit-move = 移动棋子
edit-erase = 擦除
edit-clear = 清空棋盘
edit-to-act = 轮到
edit-unmoved = 家中的棋子
edit-unmoved-no = 已经走过
edit-unmoved-yes = 从未走过
edit-reserve-first = 白方城堡
edit-reserve-second = 黑方城堡
edit-reserve-initial = 从未空过
edit-reserve-secondary = 曾经空过
edit-known = 双方知道
edit-known-none = 只有自己的棋子
edit-known-all = 所有棋子
edit-dice = 骰子
edit-dice-roll = 尚未掷出
edit-cube = 加倍骰
edit-cube-middle = 在中间
edit-possible = 这个局面成立。
edit-is-over = 这个局面对局已经结束：{ $result }
edit-analyse = 分析
edit-play-computer = 与电脑接着下
edit-play-friend = 与朋友接着下
edit-no-secret = 有暗子的对局不能从双方都知道的局面开始。可以分析它。
edit-from-here = 编辑局面
paste-heading = 粘贴局面或对局
paste-lead = 一个或多个对局或局面：本站的记录和局面文本、原始规则中的着法表、.mat 和 SGF 文件、XGID 或 GNU Backgammon ID。
paste-read = 读取
paste-file = 或打开文件
paste-line = 第 { $line } 行：{ $text }
paste-games = { $count ->
   *[other] 已读取 { $count } 局
}
paste-game = 第 { $number } 局
paste-position = 局面
title-puzzles = 习题
puzzles-lead = 这些局面取自电脑对局，每题只有一步是正解。必胜题都经过证明：怎么防守都守不住。
puzzle-rating = 习题等级分：{ $rating }。
puzzle-strength = 等级分 { $rating }
puzzle-rated = 习题等级分：{ $rating }（{ $change }）。
puzzle-streak = { $count ->
   *[other] 连续 { $count } 题。
}
puzzle-rating-here = 这个等级分只保存在此浏览器中。注册账户后会重新开始计分，并可在任何设备上使用。
puzzle-best-streak = { $count ->
   *[other] 最长连胜：{ $count } 题。
}
puzzles-next = 下一道未解的习题
puzzle-report = 报告这道习题
puzzle-report-wrong_solution = 答案不对
puzzle-report-other_solution = 另一步也能解
puzzle-report-unclear = 题意不清
puzzle-report-offensive_title = 标题冒犯他人
puzzle-reported = 谢谢，报告已发送。
daily-puzzle = 每日一题
daily-puzzle-go = 去解题
daily-puzzle-solved = 今天已解
puzzles-kind-win = 找出必胜的一步。
puzzles-kind-best = 找出最好的一步。
puzzles-solved = { $count ->
    [0] 尚未解出
   *[other] 已解出 { $count } 题
}
puzzles-progress = { $count ->
   *[other] 已解出 { $solved } / { $count } 题
}
puzzles-all = 全部同类习题
puzzle-title = { $game }，第 { $number } 题
puzzle-number = 第 { $number } 题
puzzle-number-marked = 第 { $number } 题，{ $mark }
puzzle-solved = 已解出
puzzle-shown = 已看答案
puzzle-task-win = { $actions ->
    [1] { $side }先走，一步取胜。
   *[other] { $side }先走，{ $actions } 步内取胜。
}
puzzle-task-best = { $side }先走，找出最好的一步。
puzzle-right = 正确！请继续。
puzzle-wrong = 不是这一步，再想想。
puzzle-is-solved = 解出来了：{ $solution }
puzzle-solution = 答案的第一步是 { $solution }
puzzle-hint = 提示
puzzle-hint-is = 先看 { $field }。
puzzle-give-up = 看答案
puzzle-retry = 从头再来
puzzle-next = 下一题
intarzia = Intarzia
intarzia-lead = 转盘棋的单人玩法：用尽可能少的转动，把一种摆法变成另一种。最少次数已经证明，解完后告诉你。
intarzia-go = 玩 Intarzia
intarzia-task = 把第一个棋盘变成第二个棋盘的样子。
intarzia-how = 把转盘放在第一个棋盘的空点上，转动它周围的一圈。任何球都不能离开棋盘。
intarzia-turns = { $turns ->
   *[other] 已转 { $turns } 次
}
intarzia-best = { $turns ->
   *[other] 转 { $turns } 次解出。已经证明，不可能更少。
}
intarzia-solved = { $turns ->
   *[other] 转 { $turns } 次解出。其实 { $fewest } 次就够，不可能更少：{ $way }
}
intarzia-given-up = { $fewest ->
   *[other] { $fewest } 次就够，不可能更少：{ $way }
}
intarzia-own = 自制题目
intarzia-own-make = 自己出题
intarzia-own-lead = 随机打乱一道题，或者亲自摆好两个棋盘，再把链接发给别人。
intarzia-board = 棋盘
intarzia-board-lid = 盒盖（19 个点）
intarzia-board-full = 整个棋盘（60 个点）
intarzia-balls = 每种颜色的球数
intarzia-shuffle-by = 转动次数
intarzia-shuffle = 打乱出题
intarzia-clear = 清空两个棋盘
intarzia-lay-out = 点击任一棋盘上的点：第一次放浅色球，第二次变成深色球，第三次拿走。
intarzia-prove = 最少几次？
intarzia-solve = 开始解题
intarzia-proven = { $turns ->
   *[other] { $turns } 次就够，不可能更少。
}
intarzia-at-most = { $turns ->
   *[other] 最多需要 { $turns } 次；已经证明 { $over } 次不够。
}
intarzia-more-than = 已经证明 { $over } 次不够。题目太大，无法找出最少次数，也无法确定是否有解。
intarzia-own-solved = { $turns ->
   *[other] 转 { $turns } 次解出。
}
intarzia-own-way = 一种走法：{ $way }

## 玩家

title-profile = 个人主页
here-since = { $date } 注册
followers = { $count ->
    [0] 没有关注者
   *[other] { $count } 位关注者
}
is-bot = 机器人
follow = 关注
following = 已关注
block = 屏蔽
blocking = 已屏蔽
ratings = 等级分
ratings-none = 还没有计分对局。
rating = 等级分
rating-provisional = 等级分。问号表示对局还少，尚不稳定
rating-games = { $games ->
   *[other] { $games } 局：胜 { $wins } 和 { $draws } 负 { $losses }
}
rating-curve = 等级分：{ $game }，{ $speed }
speed-bullet = 子弹棋
speed-blitz = 超快棋
speed-rapid = 快棋
speed-classical = 慢棋
speed-correspondence = 通讯棋
outcome-won = 胜
outcome-lost = 负
outcome-drawn = 和
outcome-none = 无结果
skill = 水平与运气
skill-game = 棋种
skill-games = 已分析对局
skill-luck = 每局运气
skill-none = 还没有分析过的对局。有人打开一局，选择“分析”和“找出失误”后，这一局就会计入这里。
skill-none-own = 还没有分析过的对局。打开一局已结束的对局，选择“分析”，再选择“找出失误”：报告完成后就会计入这里。
skill-note = 所有完成报告的对局的平均值。准确率是每次决策保留下来的胜率比例。
skill-note-luck = 所有完成报告的对局的平均值。准确率是每次决策保留下来的胜率比例；运气是掷骰带来的帮助，以赢一局的百分之一计。
matches-over = 对局记录
matches-none = 还没有对局。
show-more = 显示更多
top-all = 各种用时，前一百名
choose-speed = 选择用时
place = 名次
name = 用户名
date = 日期
games-played = 局数
game = 棋种

## 账户

title-account = 账户
account-lead = 账户保存你的用户名、等级分和对局。没有账户也能下棋。
account-ways = 登录或注册
sign-in = 登录
sign-out = 退出登录
register = 注册
register-note = 只需用户名和密码，不需要邮箱；忘记密码时，可以用账户里生成的恢复码找回。
guest-games-take = 带上你作为访客下的对局（进行中：{ $running }，已结束：{ $finished }）
guest-games-note = 这些对局将归入你的账户，对手会看到你的用户名。
name-hint = 2 到 20 个字母或数字。看上去相似的用户名视为同一个。
password = 密码
password-hint = 至少 8 个字符，不能是最常见的密码。
password-change = 修改密码
password-old = 当前密码
password-new = 新密码
password-changed = 密码已修改，其他浏览器均已退出登录。
forgotten = 忘记密码？
recover = 设置新密码
recover-lead = 请输入你记下的一个恢复码，每个恢复码只能用一次。
recovery-code = 恢复码
recover-go = 设置密码并登录
recovery-codes = 恢复码
recovery-lead = 忘记密码时，可以用恢复码设置新密码。请把恢复码写在纸上或存入密码管理器；每个只能用一次。
recovery-once = 请立即记下这些恢复码，它们不会再次显示。
recovery-make = 生成新的恢复码
recovery-left = { $count ->
    [0] 你没有恢复码
   *[other] 还剩 { $count } 个恢复码
}
to-profile = 你的个人主页
about-you = 个人简介
save = 保存
saved = 已保存。
you-follow = 你关注的人
you-block = 你屏蔽的人
sessions = 已登录的设备
session-this = 当前浏览器
session-unknown = 未知浏览器
session-end = 退出该设备
session-end-others = 退出其他所有设备
last-used = 上次使用：{ $date }
tokens = API 令牌
tokens-lead = 令牌让你的程序在你允许的范围内以你的名义下棋。请像密码一样妥善保管。
token-label = 用途
token-scopes = 权限
token-make = 创建令牌
token-end = 撤销
token-unused = 创建于 { $made }，从未使用
token-secret = 请立即复制令牌：它只显示这一次。
scope-bot-play = 以机器人身份下棋
scope-board-play = 通过程序以真人身份下棋
scope-challenge-read = 查看挑战
scope-challenge-write = 发起、接受和拒绝挑战
scope-follow-read = 查看关注和屏蔽名单
scope-follow-write = 关注和屏蔽
scope-tournament-write = 举办和参加赛事
scope-account-read = 导出你的数据
own-data = 你的数据
own-data-lead = 我们保存的与你有关的全部数据，一个文件。
own-data-get = 下载
account-delete = 删除账户
account-delete-lead = 进行中的对局将按认输处理，你的用户名会从别人保留的一切记录中消失，并且任何人都不能再使用它。此操作无法撤销。
account-delete-sure = 永久删除

## 赛事

title-tournaments = 赛事
tournaments-open = 报名中
tournaments-checking = 即将开始
tournaments-running = 进行中
tournaments-over = 已结束
tournaments-none = 目前没有可以报名的赛事。
tournament-needs-account = 登录后即可举办或参加赛事。
tournament-new = 举办赛事
tournament-title = 赛事名称
tournament-kind = 赛制
tournament-swiss = 瑞士制
tournament-round-robin = 循环赛
tournament-rounds = 轮数
tournament-cycles = 循环次数
tournament-call = 到场时限
tournament-late-entry = 开始后仍可加入
tournament-call-time = 棋手须在 { $time } 内到场。
tournament-late-entry-open = 新棋手可从下一轮起加入。
tournament-join-late = 从下一轮加入
tournament-make = 创建
tournament-length-swiss = { $rounds ->
   *[other] { $rounds } 轮
}
tournament-length-round-robin = { $cycles ->
   *[other] { $cycles } 个循环
}
tournament-phase-open = 报名中
tournament-phase-running = 进行中
tournament-phase-over = 已结束
tournament-phase-cancelled = 已取消
tournament-sign-in = 登录后参加
tournament-join = 参加
tournament-leave = 取消报名
tournament-withdraw = 退赛
tournament-start = 开始
tournament-cancel = 取消赛事
tournament-phase-checking = 即将开始
tournament-checking = 正在确认所有棋手是否准备好。剩余时间：{ $time }
tournament-ready = 我准备好了
tournament-is-ready = 已准备
tournament-start-now = 立即与已准备的棋手开始
tournament-pause = 暂停
tournament-resume = 继续
tournament-paused = 赛事已暂停，继续之前不会编排新一轮。
tournament-own-board = 去我的棋盘
tournament-boards = 正在进行的对局
tournament-board-running = 进行中
tournament-match = 对局
standings = 排名
crosstable = 成绩表
crosstable-note = 每轮所示为得分，小字为对手的序号（#）。
round = 第 { $number } 轮
points = 积分
wins = 胜局
buchholz = 对手分
buchholz-note = 对手分：所有对手得分之和。
sonneborn-berger = 索伯分
sonneborn-berger-note = 索伯分：所胜对手的得分，加上所和对手得分的一半。
bye = 轮空
cell-game = { $points ->
   *[other] 第 { $round } 轮：对{ $name }，得 { $points } 分
}
cell-bye = { $points ->
   *[other] 第 { $round } 轮：轮空，得 { $points } 分
}
cell-absent = 第 { $round } 轮：未参赛
entrants = { $count ->
   *[other] { $count } 人参加
}
entrants-none = 还没有人报名，来做第一个吧。

## 关于

title-about = 关于
about-lead = Galds 汇集了五种罕见的棋：准确的规则、从不偷看的电脑对手、分析、习题和赛事，都在一个人人可以运行的程序里。
about-authors = 作者与来源
credit-lautari = 由 Aleksejs Ivanovs 发明。这里依照他 2024 年发布的规则 1.02 版；他自己的应用在 lautari.app。
credit-luzhanqi = 陆战棋，又称军棋、陆军棋，中国的民间棋类，二十世纪上半叶起流行。
credit-nardi = 即西洋双陆棋（Backgammon），其前身有数千年历史；加倍骰出现于 1920 年代。
credit-rotary = 由 Nagy László 博士发明。单人玩法 Intarzia 也出自他手。
credit-shatra = 阿尔泰人的传统棋类。
about-licence = 许可协议
about-licence-text = Galds 是自由软件：可任选 MIT 许可或 Apache 2.0 许可使用、修改和传播。各种棋归其作者与传统所有。
about-parts = 网页和服务器使用了他人的自由软件，其中有：
about-privacy = 我们保存哪些与你有关的信息
about-privacy-text = 没有账户时，只有你浏览器里的一个随机数和你下的对局。有账户时，还有用户名、密码的散列值、等级分和你写下的内容。没有跟踪，没有广告，也不会向任何第三方发送请求。
about-programs-text = 这里的所有操作也都可以由程序完成。接口说明：

## 面向开发者

title-developers = 面向开发者
developers-lead = 你在这里能做的一切，程序也能做：下棋、观战、分析。只需要一个令牌和几十行代码。
developers-token = 获取令牌
developers-token-text = 先注册，再到账户页面创建一个 API 令牌，权限选“以机器人身份下棋”。程序在每个请求中带上它：
developers-token-guest = 初次尝试不需要账户。这个请求让程序成为访客，回答中的密钥可以当令牌使用：
developers-bot = 你的第一个机器人
developers-bot-text = 这个程序向电脑发起挑战，随机走棋直到对局结束。保存后像这样启动，填上你自己的令牌和任一棋种：
developers-languages = 编程语言
developers-reference = 参考资料
developers-in-english = 技术说明为英文。
developers-api = HTTP API
developers-api-lead = 本服务器的所有地址：接受什么，回答什么。
developers-live = 实时消息
developers-live-lead = 对局进行时页面与服务器互相发送的内容。
developers-live-text = 在这个地址打开 WebSocket。消息是 JSON 文本。对局中的事件有编号：连接中断后，用收到的最后一个事件的编号重新订阅对局，并重发所有未确认的内容。
developers-live-sent = 由你的程序发送
developers-live-received = 由服务器发送
developers-bot-api = Bot API
developers-bot-api-lead = 供机器人使用的挑战、走棋和数据流，与 Lichess Bot API 相同，它的客户端在这里也能用。
developers-engine-protocol = 引擎协议
developers-engine-protocol-lead = 程序与引擎如何逐行对话。
developers-json = 完整说明的 JSON 文件（OpenAPI）
developers-filter = 筛选
developers-none = 没有匹配的地址。
developers-parameters = 参数
developers-body = 请求内容
developers-answers = 回答
developers-optional = 可省略

## 没有脚本时

needs-script = Galds 的棋盘需要 JavaScript。

## 含有填入内容的标题和名称

title-with-game = { $page }：{ $game }
setup-numbered = 布阵 { $number }

## 通知

calls = 通知
calls-unread = { $count ->
   *[other] 通知，{ $count } 条未读
}
calls-none = 暂时没有通知。挑战、轮到你走棋和赛事轮次都会显示在这里。
calls-settings = 通知设置
calls-for-players = 开始对局或登录后，就可以选择要接收哪些通知。
call-look = 查看
call-to-board = 去棋盘
call-to-tournament = 去赛事
call-challenge = { $name } 向你发起挑战
call-declined = { $name } 拒绝了你的挑战
call-started = 你与 { $name } 的对局开始了
call-turn = 与 { $name } 的对局轮到你走棋
call-draw = { $name } 提议和棋
call-takeback = { $name } 请求悔棋
call-rematch = { $name } 想再来一局
call-rematched = 你与 { $name } 的再战开始了
call-won = 你战胜了 { $name }
call-lost = 你输给了 { $name }
call-drawn = 你与 { $name } 的对局和棋
call-aborted = 你与 { $name } 的对局已中止
call-ending-rules = 胜负在棋盘上决出。
call-ending-resigned = 一方认输。
call-ending-agreed = 双方同意。
call-ending-flag = 时间用尽。
call-ending-left = 一方离开了对局。
call-ending-aborted = 该局不计成绩。
call-ending-cancelled = 挑战已取消。
call-ready = { $title } 即将开始，你准备好了吗？
call-round = { $title } 第 { $round } 轮：你的对手是 { $name }
call-postponed = { $title } 未能开始：准备好的棋手太少
call-group-challenges = 挑战
call-group-starts = 对局开始
call-group-turns = 轮到你走棋
call-group-offers = 提和与悔棋
call-group-rematches = 再战
call-group-ends = 你不在时结束的对局
call-group-tournaments = 赛事
call-way-page = 页面
call-way-sound = 声音
call-way-system = 系统
calls-system-impossible = 这个浏览器没有系统通知。
calls-system-denied = 本站的系统通知已被阻止，可以在浏览器设置中允许。
calls-system-on = 即使没有打开页面，这个浏览器也会通知你。
calls-system-stop = 在这个浏览器中关闭
calls-system-open = 页面打开时，这个浏览器会通知你。
calls-system-ask = 没有看页面或页面已关闭时，由系统通知你。
calls-system-allow = 允许通知
decline-reason = 理由
decline-generic = 我现在不接受挑战。
decline-later = 现在不方便，请稍后再来。
decline-toofast = 这个时限对我来说太快了，请用慢一些的时限挑战我。
decline-tooslow = 这个时限对我来说太慢了，请用快一些的时限挑战我。
decline-timecontrol = 我想用别的时限下棋。
decline-rated = 请向我发起计分对局。
decline-casual = 请向我发起不计分对局。
decline-variant = 我想用别的规则下棋。
decline-nobot = 我不接受机器人的挑战。
decline-onlybot = 我只接受机器人的挑战。
